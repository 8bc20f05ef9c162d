import Stack from '@mui/material/Stack';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveRegion } from '../../components/LiveRegion';
import type { Column } from '../../components/LanguageColumn';
import type { LegalDocument } from '../../data/legalDocuments';
import { useText } from '../../locale/useText';
import { copyIcons, useCopy } from '../../hooks/useCopy';
import { citation, clauseUrl, plainWords } from './citation';
import type { Clause } from '../../data/clauses';
import { ownNumber, sectionReference } from '../../text/clauseNumber';

interface ClauseToolsProps {
  document: LegalDocument;
  clause: Clause;
  /** The text that is copied. */
  column: Column;
}

/** Copies a clause's link, text or citation, in the language that is shown. */
export function ClauseTools({ document, clause, column }: ClauseToolsProps) {
  const pageIntl = useIntl();
  const text = useText();
  const { language, intl = pageIntl } = column;
  const reference = sectionReference(clause.number);
  const tools = [
    { name: 'link', icon: LinkIcon, ...useCopy(clauseUrl(document, clause, language)) },
    {
      name: 'text',
      icon: ContentCopyIcon,
      ...useCopy(`${ownNumber(clause.number, language)} ${plainWords(intl, clause.textId, language)}`),
    },
    { name: 'cite', icon: InsertDriveFileIcon, ...useCopy(citation(intl, document, clause, language)) },
  ] as const;
  const said = tools.find(({ result }) => result)?.result;

  return (
    <Stack direction="row" spacing={0.25} role="group" aria-label={text(reference.id, reference.values)}>
      {tools.map(({ name, icon, result, copy }) => {
        const label = result ? (`shell.copy.${result}` as const) : (`legal.tools.${name}` as const);
        const Icon = result ? copyIcons[result] : icon;
        return (
          <Button
            key={name}
            variant="text"
            size="small"
            title={text(label)}
            onClick={() => void copy()}
            sx={{
              minWidth: { md: 32 },
              minHeight: { md: 32 },
              padding: (theme) => ({ xs: `0 ${theme.spacing(1)}`, md: 0 }),
              gap: 1,
              textDecoration: 'none',
            }}
          >
            <Icon />
            {/* The margin has room for icons only. */}
            <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.up('md')]: visuallyHidden })}>
              <FormattedMessage id={label} />
            </Box>
          </Button>
        );
      })}
      <LiveRegion>{said && <FormattedMessage id={`shell.copy.${said}`} />}</LiveRegion>
    </Stack>
  );
}
