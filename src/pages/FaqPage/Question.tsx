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

interface QuestionProps {
  item: (typeof faqItems)[number];
  number: number;
  /** One text, or two side by side. */
  columns: readonly Column[];
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** A column for the number and one per text; stacked on phones. */
const gridOf = (columns: readonly Column[]) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr)',
    md: `64px ${columns.map(() => 'minmax(0, 1fr)').join(' ')}`,
  },
  columnGap: columns.length > 1 ? { md: 5 } : 0,
  rowGap: 1.5,
});

/** A text's cell in that grid; on phones the second text is less prominent. */
const cellOf = (index: number) => ({
  gridColumn: { xs: 2, md: index + 2 },
  ...(index > 0 && { color: { xs: 'text.secondary', md: 'inherit' } }),
});

const markup = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  waitlist: (chunks: ReactNode) => <Link href={waitlistUrl}>{chunks}</Link>,
};

/** A numbered question in an accordion. */
export function Question({ item, number, columns, isOpen, onChange }: QuestionProps) {
  const { id } = item;
  /** In two languages the second text ends before the plus sign. */
  const isWide = columns.some(({ intl }) => intl);
  const open = useCallback(() => onChange(true), [onChange]);

  return (
    <Accordion
      id={id}
      data-wake="hash"
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
        <Box
          component="span"
          sx={{ ...gridOf(columns), flex: 1, alignItems: 'baseline', textAlign: 'start' }}
        >
          <Box
            component="span"
            sx={{ fontSize: 'sizes.title1', color: isOpen ? 'text.primary' : 'text.tertiary' }}
          >
            {number}
          </Box>
          {columns.map((column, index) => (
            <InColumn key={column.language} column={column}>
              <Box component="span" sx={{ ...cellOf(index), textWrap: 'balance' }}>
                <FormattedMessage id={`faq.${id}.question`} />
              </Box>
            </InColumn>
          ))}
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{
          paddingInlineEnd: isWide ? 4 : 0,
          paddingBlockEnd: 3.75,
          maxWidth: isWide ? undefined : { xs: 'calc(44rem + 40px)', md: 'calc(44rem + 64px)' },
        }}
      >
        <Box sx={gridOf(columns)}>
          {columns.map((column, index) => (
            <InColumn key={column.language} column={column}>
              <Typography
                component="div"
                sx={{
                  ...cellOf(index),
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
          <Box sx={{ gridColumn: '2 / -1' }}>
            <AnswerLinks item={item} />
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
