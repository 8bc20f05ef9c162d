import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from './Section';
import { languages, otherLanguage } from '../../locale/languages';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Decided, decided } from './decisions/Decided';
import { DecisionButtons } from './decisions/DecisionButtons';
import { useOutcome } from './decisions/decisions';
import { edited, markBackgrounds } from './Edited';
import { israelOnly } from './israelOnly';
import { useRedlineMotion } from './useRedlineMotion';
import { SectionTitle } from './Reviewed';

const clauses = [
  ['17', 'heading'],
  ['17.1', 'law'],
  ['17.2', 'courts'],
  ['17.3', 'mediation'],
] as const;

interface ClauseProps {
  clause: (typeof clauses)[number][1];
  language: 'en' | 'he';
  isMoving: boolean;
}

const changed: readonly string[] = ['law', 'courts'];

/** A clause in one of its languages, whatever the page's language. */
function Clause({ clause, language, isMoving }: ClauseProps) {
  const outcome = useOutcome('forum');
  const id = `samples.forum.${clause}.${language}` as const;
  return (
    <Typography
      variant="document"
      lang={language}
      dir={languages[language].direction}
      sx={{
        ...edited,
        fontSize: 'sizes.smallSerif',
        paddingBlock: 0.875,
        fontWeight: clause === 'heading' ? 'fontWeightClause' : undefined,
      }}
    >
      {changed.includes(clause) ? <Decided {...{ id, isMoving, outcome }} /> : <FormattedMessage id={id} />}
    </Typography>
  );
}

/** The sample agreement. Shared grid rows keep the clauses aligned. */
function BilingualSheet() {
  const text = useText();
  const language = useLocale('language');
  const { sx, isMoving, motion } = useRedlineMotion();
  const outcome = useOutcome('forum');
  const other = otherLanguage(language);
  return (
    <Paper
      variant="sheet"
      {...motion}
      sx={[
        {
          display: 'grid',
          gridTemplateColumns: { sm: 'minmax(0, 1fr) 84px minmax(0, 1fr)' },
          marginBlockStart: { xs: 4, md: 6 },
          padding: (theme) => ({ xs: theme.spacing(3, 2.75), md: theme.spacing(5.5, 7, 5) }),
          // On phones the two languages of a clause are stacked.
          '& > p:nth-of-type(even):not(:last-child)': {
            borderBlockEnd: '1px solid',
            borderBlockEndWidth: { sm: 0 },
            borderColor: 'line.hair',
            paddingBlockEnd: { xs: 1.75, sm: 0.875 },
            marginBlockEnd: { xs: 1.75, sm: 0 },
          },
        },
        markBackgrounds,
        outcome ? decided : {},
        sx,
      ]}
    >
      {clauses.map(([number, clause]) => (
        <Fragment key={clause}>
          <Clause {...{ clause, language, isMoving }} />
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
          <Clause {...{ clause, isMoving }} language={other} />
        </Fragment>
      ))}
      <DecisionButtons
        id="forum"
        label={text('home.hebrew.change')}
        sx={{ gridColumn: '1 / -1', justifyContent: { sm: 'center' }, marginBlockStart: 2.5 }}
      />
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
          gap: { xs: 2.5, md: 7 },
          alignItems: 'start',
        }}
      >
        <SectionTitle of="hebrew" />
        <Typography variant="lead" color="textSecondary" sx={{ paddingBlockStart: { md: 1 } }}>
          <FormattedMessage id="home.hebrew.lead" />
        </Typography>
      </Box>
      <BilingualSheet />
    </Section>
  );
}
