import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InColumn, type Column } from '../../components/InColumn';
import { keepInPlace } from '../../components/keepInPlace';
import type { faqItems } from '../../data/faq';
import { waitlistUrl } from '../../site';
import { AnswerLinks } from './AnswerLinks';
import { FoundRegion } from './FoundRegion';
import { pairOr } from './pairOr';

interface QuestionProps {
  item: (typeof faqItems)[number];
  number: number;
  /** One text, or two side by side. */
  columns: readonly Column[];
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** The number's column, and one per text. Two texts have their number between them, as a bilingual agreement has; on phones they are stacked. */
const gridOf = (isPair: boolean) => ({
  display: 'grid',
  rowGap: 1.5,
  ...pairOr(
    isPair,
    { gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: 'minmax(0, 1fr) 96px minmax(0, 1fr)' } },
    { gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '64px minmax(0, 1fr)' } },
  ),
});

/** The number's cell in that grid. */
const numberCell = (isPair: boolean) =>
  pairOr(
    isPair,
    { gridArea: { md: '1 / 2' }, textAlign: { md: 'center' } },
    { gridArea: '1 / 1', textAlign: 'start' },
  );

/** A text's cell; on phones the second text is less prominent. */
const textCell = (isPair: boolean, index: number) => ({
  gridRow: { md: 1 },
  ...pairOr(isPair, { gridColumn: { xs: 2, md: 1 + 2 * index } }, { gridColumn: 2 }),
  ...(index > 0 && { color: { xs: 'text.secondary', md: 'inherit' } }),
});

const markup = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  waitlist: (chunks: ReactNode) => <Link href={waitlistUrl}>{chunks}</Link>,
};

/** A numbered question in an accordion. */
export function Question({ item, number, columns, isOpen, onChange }: QuestionProps) {
  const { id } = item;
  const isPair = columns.length > 1;
  const open = useCallback(() => onChange(true), [onChange]);

  return (
    <Accordion
      id={id}
      data-hydrate="hash"
      expanded={isOpen}
      // An answer that closes above it does not move the pressed question.
      onChange={({ currentTarget }, wanted) => keepInPlace(currentTarget, () => onChange(wanted))}
      slots={{ transition: FoundRegion }}
      slotProps={{ heading: { component: 'h2' }, transition: { onFound: open } as object }}
      sx={{
        breakInside: 'avoid',
        borderColor: isOpen ? 'line.ink' : undefined,
        scrollMarginBlockStart: 12,
      }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        sx={{
          minHeight: { xs: 68, md: 78 },
          typography: 'smallSerif',
          fontSize: { xs: 'sizes.title1', md: 'sizes.title4' },
          fontWeight: 'fontWeightDisplay',
          lineHeight: 1.3,
          '@media print, (scripting: none)': { '&::before, &::after': { display: 'none' } },
        }}
      >
        <Box component="span" sx={{ ...gridOf(isPair), flex: 1, alignItems: 'baseline', textAlign: 'start' }}>
          <Box
            component="span"
            sx={{
              ...numberCell(isPair),
              fontSize: 'sizes.title1',
              color: isOpen ? 'text.primary' : 'text.tertiary',
            }}
          >
            {number}
          </Box>
          {columns.map((column, index) => (
            <InColumn key={column.language} column={column} component="span">
              <Box component="span" sx={{ ...textCell(isPair, index), textWrap: 'balance' }}>
                <FormattedMessage id={`faq.${id}.question`} />
              </Box>
            </InColumn>
          ))}
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{
          // The texts end before the plus sign.
          paddingInlineEnd: { xs: 0, md: 4 },
          paddingBlockEnd: 3.75,
        }}
      >
        <Box sx={gridOf(isPair)}>
          {columns.map((column, index) => (
            <InColumn key={column.language} column={column}>
              <Typography
                component="div"
                sx={{
                  ...textCell(isPair, index),
                  // At the side where its language begins, below its question.
                  justifySelf: 'self-start',
                  maxWidth: '44rem',
                  color: 'text.secondary',
                  fontSize: { xs: 'sizes.body', md: 'sizes.document' },
                  textAlign: 'start',
                  '& p': { margin: 0 },
                  '& p + p': { marginBlockStart: 1.5 },
                }}
              >
                <FormattedMessage id={`faq.${id}.answer`} values={markup} />
              </Typography>
            </InColumn>
          ))}
          <Box sx={pairOr(isPair, { gridColumn: { xs: 2, md: 1 } }, { gridColumn: 2 })}>
            <AnswerLinks item={item} />
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
