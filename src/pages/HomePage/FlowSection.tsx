import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../locale/useText';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { Section } from './Section';

/** What a key accepts. */
const lengths = ['word', 'phrase', 'sentence', 'paragraph'] as const;
type Length = (typeof lengths)[number];

/** The suggestion: next word, phrase, rest of the sentence. The first value of `data-reach` is the length that ends there. */
const suggestion = {
  typed: (chunks: ReactNode[]) => <span data-reach="sentence paragraph">{chunks}</span>,
  word: (chunks: ReactNode[]) => <span data-reach="word phrase sentence paragraph">{chunks}</span>,
  phrase: (chunks: ReactNode[]) => <span data-reach="phrase sentence paragraph">{chunks}</span>,
};

/** A list of selectors, one per length. */
const selectors = (suffix: (unit: Length) => string) => lengths.map(suffix).join();

/** The one caret: before the suggestion, or at the end of what was accepted of it. */
const caret = { borderInlineStart: '0.08em solid', borderColor: 'mark.insert' };

const clause = {
  maxWidth: '34em',
  fontSize: { md: 'sizes.title6' },
  lineHeight: 1.42,
  '&:lang(he)': { lineHeight: 1.55 },
  textWrap: 'pretty',
  '& [data-reach]': { color: 'text.tertiary' },
  // Only what is not accepted is underlined.
  '& [data-reach*=phrase]': { borderBlockEnd: 2, borderColor: 'line.strong' },
  // Attached to the word, so that no line breaks between them, and without width, so that the text does not move.
  '&:not([data-taken]) [data-reach^=word]::before': { content: '""', marginInlineEnd: '-0.08em', ...caret },
  [selectors((unit) => `&[data-taken=${unit}] [data-reach~=${unit}]`)]: {
    color: 'text.primary',
    borderColor: 'transparent',
  },
  [selectors((unit) => `&[data-taken=${unit}] [data-reach^=${unit}]::after`)]: {
    content: '""',
    marginInlineEnd: '-0.08em',
    ...caret,
  },
} as const;

/** § 2: a clause with a suggestion, and four lengths of it that can be accepted. */
export function FlowSection() {
  const text = useText();
  const [taken, setTaken] = useState<Length | null>(null);
  return (
    <Section id="stay_flow" number={2} name="home.contents.stay_flow" background="sheet">
      <Typography variant="display2">
        <FormattedMessage id="home.flow.title" />
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginBlock: (theme) => theme.spacing(1.5, 3) }}>
        <FormattedMessage id="home.flow.lead" />
      </Typography>
      <Typography variant="document" data-taken={taken ?? undefined} sx={clause}>
        <FormattedMessage id="samples.confidentiality.clause" values={suggestion} />{' '}
        <span data-reach="paragraph">
          <FormattedMessage id="home.flow.following" />
        </span>
      </Typography>
      <Box sx={{ marginBlockStart: 3, ...hideWithoutJsAndInPrint }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={taken}
          aria-label={text('home.flow.label')}
          onChange={(_event, wanted: Length | null) => setTaken(wanted)}
        >
          {lengths.map((unit) => (
            <ToggleButton key={unit} value={unit}>
              <FormattedMessage id={`home.flow.${unit}.name`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Section>
  );
}
