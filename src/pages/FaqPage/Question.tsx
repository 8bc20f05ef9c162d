import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { faqItems } from '../../data/faq';
import { AnswerLinks } from './AnswerLinks';
import { FoundRegion } from './FoundRegion';

interface QuestionProps {
  item: (typeof faqItems)[number];
  number: number;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

const paragraph = (chunks: ReactNode) => <p>{chunks}</p>;

/** A numbered question that unfolds its answer (F1). */
export function Question({ item, number, isOpen, onChange }: QuestionProps) {
  const { id } = item;
  const open = useCallback(() => onChange(true), [onChange]);

  return (
    <Accordion
      id={id}
      expanded={isOpen}
      onChange={(_event, wanted) => onChange(wanted)}
      slots={{ transition: FoundRegion as never }}
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
          fontSize: { xs: 20, md: 24 },
          fontWeight: 440,
          lineHeight: 1.3,
          '@media print, (scripting: none)': { '&::after': { display: 'none' } },
        }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline' }}>
          <Box
            component="span"
            sx={{
              flex: 'none',
              width: { xs: 40, md: 64 },
              fontSize: 20,
              color: isOpen ? 'text.primary' : 'text.tertiary',
            }}
          >
            {number}
          </Box>
          <span>
            <FormattedMessage id={`faq.${id}.question`} />
          </span>
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{ paddingInlineStart: { xs: '40px', md: '64px' }, paddingBlockEnd: '30px', maxWidth: '44rem' }}
      >
        <Typography
          component="div"
          color="textSecondary"
          sx={{ fontSize: { xs: 17, md: 18 }, '& p': { margin: 0 }, '& p + p': { marginBlockStart: 1.5 } }}
        >
          <FormattedMessage id={`faq.${id}.answer`} values={{ p: paragraph }} />
        </Typography>
        <AnswerLinks item={item} />
      </AccordionDetails>
    </Accordion>
  );
}
