import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { columnsDirection, LanguageColumn, type Column } from '../../components/LanguageColumn';
import { positionOf } from '../../browser/scrollPosition';
import { updateKeepingPosition } from '../../browser/updateKeepingPosition';
import type { faqItems } from '../../data/faq';
import { waitlistUrl } from '../../site';
import { withoutJs } from '../../styles/hideWithoutJs';
import { Answer } from './Answer';
import { AnswerLinks } from './AnswerLinks';
import { bilingualStyles } from './bilingualStyles';

interface QuestionProps {
  item: (typeof faqItems)[number];
  number: number;
  /** One text, or two side by side. */
  columns: readonly Column[];
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Where the question does not open its answer: in print and without JavaScript. */
const inert = <Styles extends object>(styles: Styles) => ({ [withoutJs]: styles, '@media print': styles });

/** The number's column, and one per text. Two texts have their number between them, as a bilingual agreement has; on phones they are stacked. */
const gridOf = (isBilingual: boolean) => ({
  display: 'grid',
  rowGap: 1.5,
  ...bilingualStyles(
    isBilingual,
    { gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: 'minmax(0, 1fr) 96px minmax(0, 1fr)' } },
    { gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '64px minmax(0, 1fr)' } },
  ),
});

/** The number's cell in that grid. */
const numberCell = (isBilingual: boolean) =>
  bilingualStyles(
    isBilingual,
    { gridArea: { md: '1 / 2' }, textAlign: { md: 'center' } },
    { gridArea: '1 / 1', textAlign: 'start' },
  );

/** A text's cell; on phones the second text is less prominent. */
const textCell = (isBilingual: boolean, index: number) => ({
  gridRow: { md: 1 },
  ...bilingualStyles(isBilingual, { gridColumn: { xs: 2, md: 1 + 2 * index } }, { gridColumn: 2 }),
  ...(index > 0 && { color: { xs: 'text.secondary', md: 'inherit' } }),
});

const markup = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  waitlist: (chunks: ReactNode) => <Link href={waitlistUrl}>{chunks}</Link>,
};

/** A numbered question in an accordion. */
export function Question({ item, number, columns, isOpen, onChange }: QuestionProps) {
  const { id } = item;
  const isBilingual = columns.length > 1;
  const question = <FormattedMessage id={`faq.${id}.question`} />;
  const open = useCallback(() => onChange(true), [onChange]);

  return (
    <Accordion
      id={id}
      dir={columnsDirection(columns)}
      data-hydrate="hash"
      expanded={isOpen}
      // An answer that closes above it does not move the pressed question.
      onChange={({ currentTarget }, wanted) =>
        updateKeepingPosition([positionOf(currentTarget)], () => onChange(wanted))
      }
      slots={{ transition: Answer }}
      slotProps={{ heading: { component: 'h2' }, transition: { onFound: open, question } as object }}
      sx={{
        breakInside: 'avoid',
        borderColor: isOpen ? 'line.ink' : undefined,
        ...inert({ borderColor: 'line.hair' }),
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
          ...inert({ pointerEvents: 'none', '&::before, &::after': { display: 'none' } }),
        }}
      >
        <Box
          component="span"
          sx={{ ...gridOf(isBilingual), flex: 1, alignItems: 'baseline', textAlign: 'start' }}
        >
          <Box
            component="span"
            sx={{
              ...numberCell(isBilingual),
              fontSize: 'sizes.title1',
              color: isOpen ? 'text.primary' : 'text.tertiary',
              ...inert({ color: 'text.tertiary' }),
            }}
          >
            {number}
          </Box>
          {columns.map((column, index) => (
            <LanguageColumn key={column.language} column={column} component="span">
              <Box
                component="span"
                sx={{
                  ...textCell(isBilingual, index),
                  textWrap: 'balance',
                  '.MuiAccordionSummary-root:hover &': {
                    textDecoration: 'underline 1px',
                    textUnderlineOffset: '0.22em',
                  },
                }}
              >
                {question}
              </Box>
            </LanguageColumn>
          ))}
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{
          // The texts end before the plus sign; on phones a single one is wider.
          ...bilingualStyles(isBilingual, { paddingInlineEnd: 4 }, { paddingInlineEnd: { xs: 0, md: 4 } }),
          ...inert({ paddingInlineEnd: 0 }),
          // The ring of the question needs room.
          paddingBlock: ({ spacing }) => spacing(0.75, 3.75),
        }}
      >
        <Box sx={gridOf(isBilingual)}>
          {columns.map((column, index) => (
            <LanguageColumn key={column.language} column={column}>
              <Typography
                component="div"
                sx={{
                  ...textCell(isBilingual, index),
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
            </LanguageColumn>
          ))}
          <Box sx={bilingualStyles(isBilingual, { gridColumn: { xs: 2, md: 1 } }, { gridColumn: 2 })}>
            <AnswerLinks item={item} />
          </Box>
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
