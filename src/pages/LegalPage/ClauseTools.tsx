import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalDocument } from '../../data/legalDocuments';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { Icon } from '../../components/Icon';
import { useCopy } from '../../components/useCopy';
import { citation, clauseUrl, plainWords } from './citation';
import type { Clause } from '../../data/clauses';

interface ClauseToolsProps {
  document: LegalDocument;
  clause: Clause;
  /** Side by side also where there is room to stand one below another. */
  isRow: boolean;
}

/** Link, text and citation of one clause, to the clipboard, in the page's language (X7). */
export function ClauseTools({ document, clause, isRow }: ClauseToolsProps) {
  const intl = useIntl();
  const text = useText();
  const { language } = useLocale();
  const tools = [
    { name: 'link', icon: 'link', ...useCopy(clauseUrl(document, clause, language)) },
    { name: 'text', icon: 'copy', ...useCopy(`${clause.number} ${plainWords(intl, clause.textId)}`) },
    { name: 'cite', icon: 'document', ...useCopy(citation(intl, document, clause, language)) },
  ] as const;

  return (
    <Box
      role="group"
      aria-label={text('legal.tools.label', { number: clause.number })}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: isRow ? 'row' : 'column' },
        alignItems: 'start',
        gap: 0.25,
      }}
    >
      {tools.map(({ name, icon, isDone, copy }) => (
        <Button
          key={name}
          variant="text"
          size="small"
          startIcon={<Icon name={isDone ? 'check' : icon} />}
          onClick={() => void copy()}
          sx={{ minHeight: { md: 28 }, paddingBlock: 0, textDecoration: 'none' }}
        >
          <FormattedMessage id={isDone ? 'legal.tools.done' : `legal.tools.${name}`} />
        </Button>
      ))}
      <Box component="span" role="status" sx={visuallyHidden}>
        {tools.some(({ isDone }) => isDone) && <FormattedMessage id="legal.tools.done" />}
      </Box>
    </Box>
  );
}
