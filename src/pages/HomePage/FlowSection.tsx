import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { withoutJs } from '../../styles/hideWithoutJs';
import { RuledList } from '../../components/RuledList';
import { Section } from './Section';

/** What a key accepts, and the length of its bar in percent. */
const lengths = [
  ['word', 5],
  ['phrase', 14],
  ['sentence', 32],
  ['paragraph', 50],
] as const;

/** The suggestion after the caret: next word, phrase, rest of the sentence. The paragraph goes on with a message of its own. */
const suggestion = {
  typed: (chunks: ReactNode[]) => (
    <Box
      component="span"
      data-reach="sentence paragraph"
      sx={{
        '& span': { borderBlockEnd: 2, borderColor: 'line.strong', paddingBlockEnd: '0.06em' },
        '& span:first-of-type': {
          position: 'relative',
          borderColor: 'line.ink',
          color: 'text.secondary',
        },
        // The caret, in the space before the word. Attached to the word, so that no line breaks between them.
        '& span:first-of-type::before': {
          visibility: 'var(--before)',
          content: '""',
          position: 'absolute',
          insetInlineStart: '-0.15em',
          insetBlockStart: 0,
          height: '1.05em',
          borderInlineStart: '0.08em solid',
          borderColor: 'mark.insert',
        },
      }}
    >
      {chunks}
    </Box>
  ),
  word: (chunks: ReactNode[]) => <span data-reach="word phrase sentence paragraph">{chunks}</span>,
  phrase: (chunks: ReactNode[]) => <span data-reach="phrase sentence paragraph">{chunks}</span>,
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
  alignItems: 'center',
  // The ground of a chosen length is wider than the list, whose words begin where its rules do.
  width: (theme: Theme) => `calc(100% + ${theme.spacing(3)})`,
  marginInline: -1.5,
  minHeight: 54,
  paddingInline: 1.5,
  textAlign: 'start',
  '&:hover, &[aria-pressed=true]': { backgroundColor: 'surface.laid' },
  [reflowQuery]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 1 },
  // Without JavaScript pointing still colours the suggestion, but a press does nothing.
  [withoutJs]: { cursor: 'default' },
} as const;

/** Selects the clause and the list while a length is pointed at, focused or chosen. */
const chosen = (unit: string) => `&:has([value=${unit}]:is(:hover, :focus-visible, [aria-pressed=true]))`;

/** A list of selectors, one per length. */
const selectors = (suffix: (unit: string) => string) => lengths.map(([unit]) => suffix(unit)).join();

/**
 * The bars' lengths: on tablets the longest has room beside its words, so that all keep their proportions. Pointing at, focusing or choosing
 * a length colours the part of the suggestion it accepts, and moves the caret to its end.
 */
const lengthStyles = {
  '--scale': { xs: 1, md: 0.6, lg: 1 },
  '& [data-reach]': { color: 'text.tertiary' },
  '& [data-reach]::after': {
    content: 'var(--caret, none)',
    // Zero width, so that the text does not move.
    marginInlineEnd: '-0.08em',
    borderInlineStart: '0.08em solid',
    borderColor: 'mark.insert',
  },
  ...Object.fromEntries(lengths.map(([unit, length]) => [`& [value=${unit}]`, { '--length': `${length}%` }])),
  // Only what is not accepted is underlined.
  [selectors((unit) => `${chosen(unit)} [data-reach~=${unit}]`)]: {
    '--before': 'hidden',
    '--caret': 'none',
    color: 'text.primary',
    borderColor: 'transparent',
  },
  // The first value of `data-reach` is the length that ends here.
  [selectors((unit) => `${chosen(unit)} [data-reach^=${unit}]`)]: { '--caret': '""' },
};

/** § 2: a clause with a suggestion, and four lengths of it that can be accepted. */
export function FlowSection() {
  const [selected, setSelected] = useState<string>();
  return (
    <Section id="stay_flow" number={2} name="home.contents.stay_flow" background="sheet">
      <Typography variant="display2">
        <FormattedMessage id="home.flow.title" />
      </Typography>
      <Box sx={lengthStyles}>
        <Typography
          variant="document"
          sx={{
            marginBlockStart: (theme) => `clamp(${theme.spacing(4)}, 3.4vw, ${theme.spacing(6)})`,
            fontSize: 'sizes.flow',
            lineHeight: 1.42,
            letterSpacing: '-0.01em',
            textWrap: 'pretty',
            '&:lang(he)': { lineHeight: 1.55, letterSpacing: 0 },
          }}
        >
          <FormattedMessage id="samples.confidentiality.clause" values={suggestion} />{' '}
          <span data-reach="paragraph">
            <FormattedMessage id="home.flow.following" />
          </span>
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 4fr) minmax(0, 8fr)',
              lg: 'minmax(0, 5fr) minmax(0, 7fr)',
            },
            gap: { xs: 3.5, md: 4, lg: 8 },
            alignItems: 'start',
            marginBlockStart: (theme) => `clamp(${theme.spacing(5)}, 4.4vw, ${theme.spacing(8)})`,
          }}
        >
          <Typography variant="lead" color="textSecondary" sx={{ textWrap: 'balance' }}>
            <FormattedMessage id="home.flow.lead" />
          </Typography>
          <RuledList component="ol">
            {lengths.map(([unit]) => (
              <li key={unit}>
                <ButtonBase
                  value={unit}
                  aria-pressed={selected === unit}
                  onClick={() => setSelected(selected === unit ? undefined : unit)}
                  sx={row}
                >
                  <Typography
                    variant="smallSerif"
                    component="span"
                    sx={{ paddingInlineEnd: 1, fontSize: 'sizes.title2', fontWeight: 'fontWeightDisplay' }}
                  >
                    <FormattedMessage id={`home.flow.${unit}.name`} />
                  </Typography>
                  <Typography
                    variant="small"
                    component="span"
                    sx={{
                      display: 'flex',
                      // On a phone the words need the whole line.
                      flexDirection: { xs: 'column', sm: 'row' },
                      alignItems: { xs: 'flex-start', sm: 'center' },
                      gap: { xs: 0.75, sm: 1.75 },
                      whiteSpace: { sm: 'nowrap' },
                      color: 'text.secondary',
                      '&::before': {
                        content: '""',
                        width: 'calc(var(--length) * var(--scale))',
                        // Unlike a background there in forced colours.
                        borderBlockStart: '3px solid',
                        borderColor: 'line.ink',
                      },
                    }}
                  >
                    <FormattedMessage id={`home.flow.${unit}.detail`} />
                  </Typography>
                </ButtonBase>
              </li>
            ))}
          </RuledList>
        </Box>
      </Box>
    </Section>
  );
}
