import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { Edit, type Outcome } from '../../components/Edit';
import { languages, otherLanguage, type Language } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { EditButtons } from './edits/EditButtons';
import { EditStatus } from './edits/EditStatus';
import { useEdits } from './edits/useEdits';
import { useLargestHeight } from './edits/useLargestHeight';
import { markWashes } from '../../styles/markWashes';
import { israelOnly } from './israelOnly';

const clauses = [
  ['17', 'heading'],
  ['17.1', 'law'],
  ['17.2', 'courts'],
] as const;

/** One change, in two clauses and both languages. */
const changes = ['forum'] as const;

interface ClauseProps {
  clause: (typeof clauses)[number][1];
  language: Language;
  outcome: Outcome | undefined;
}

/** A clause in one of its languages, whatever the page's language. */
function Clause({ clause, language, outcome }: ClauseProps) {
  return (
    <Typography
      ref={useLargestHeight()}
      variant="document"
      lang={language}
      dir={languages[language].direction}
      sx={{
        // As high as its own words, which are measured.
        alignSelf: 'start',
        fontSize: 'sizes.smallSerif',
        paddingBlock: 0.875,
        fontWeight: clause === 'heading' ? 'fontWeightClause' : undefined,
      }}
    >
      <Edit id={`samples.forum.${clause}.${language}`} outcome={outcome} />
    </Typography>
  );
}

/** The sample agreement. Shared grid rows keep the clauses aligned. */
function BilingualSheet() {
  const text = useText();
  const language = useLocale('language');
  const sample = useRef<HTMLDivElement>(null);
  const edits = useEdits(changes, sample);
  const outcome = edits.outcomes.forum;
  const other = otherLanguage(language);
  return (
    <Paper
      variant="sheet"
      ref={sample}
      sx={{
        ...markWashes,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) 84px minmax(0, 1fr)' },
        marginBlockStart: { xs: 2.5, md: 6 },
        padding: (theme) => ({ xs: theme.spacing(2, 2), md: theme.spacing(5.5, 7, 5) }),
        // On phones the two languages of a clause are stacked.
        '& > p:nth-of-type(even):not(:last-child)': {
          borderBlockEnd: '1px solid',
          borderBlockEndWidth: { sm: 0 },
          borderColor: 'line.hair',
          paddingBlockEnd: { xs: 1.75, sm: 0.875 },
          marginBlockEnd: { xs: 1.75, sm: 0 },
        },
      }}
    >
      {clauses.map(([number, clause]) => (
        <Fragment key={clause}>
          <Clause {...{ clause, language, outcome }} />
          <Typography
            variant="document"
            component="div"
            sx={{
              display: { xs: 'none', sm: 'block' },
              marginInline: 2,
              paddingBlock: 0.875,
              borderInline: 1,
              borderColor: 'line.hair',
              // On the baseline of the clauses' first lines.
              fontSize: 'sizes.smallSerif',
              '& bdi': { fontSize: 'sizes.body' },
              textAlign: 'center',
              color: 'text.tertiary',
            }}
          >
            <bdi dir="ltr">{number}</bdi>
          </Typography>
          <Clause {...{ clause, outcome }} language={other} />
        </Fragment>
      ))}
      <EditButtons
        label={text('home.hebrew.change')}
        outcome={outcome}
        onDecide={(wanted) => edits.decide(changes, wanted)}
        sx={{ gridColumn: '1 / -1', justifyContent: { sm: 'center' }, marginBlockStart: 2.5 }}
      />
      <EditStatus {...edits} />
    </Paper>
  );
}

/** § 9, in Israel only: a bilingual agreement with the same change in both columns; the page's language comes first. */
export function HebrewSection() {
  return (
    <Section id="hebrew_support" number={9} name="home.contents.hebrew_support" sx={israelOnly}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 5fr)' },
          gap: { xs: 1.5, md: 7 },
          alignItems: 'start',
        }}
      >
        <Typography variant="display2">
          <FormattedMessage id="home.hebrew.title" />
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ paddingBlockStart: { md: 1 } }}>
          <FormattedMessage id="home.hebrew.lead" />
        </Typography>
      </Box>
      <BilingualSheet />
    </Section>
  );
}
