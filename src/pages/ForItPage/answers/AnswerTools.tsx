import Stack from '@mui/material/Stack';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../../components/CopyButton';
import { PrintButton } from '../../../components/PrintButton';
import { useText } from '../../../locale/useText';
import { withoutIsolates } from '../../../text/withoutIsolates';
import { printSection } from '../../../browser/printSection';
import { toCsv, toMarkdown, type AnswerRow, type SheetHead } from './answerSheet';

interface AnswerToolsProps {
  head: SheetHead;
  /** The rows on screen; only these are exported. */
  rows: readonly AnswerRow[];
  /** Says which part of the sheet they are; empty for the whole. */
  part: string;
}

/** Offers a text as a file download. */
function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers ask first, and read it then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Exports the sheet as Markdown or CSV, or prints it. */
export function AnswerTools({ head, rows, part }: AnswerToolsProps) {
  const text = useText();
  return (
    <Stack
      direction="row"
      spacing={1.25}
      role="group"
      aria-label={text('forIt.sheet.tools')}
      sx={{
        flexWrap: 'wrap',
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
        '& > :first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
        '& .MuiButton-root': { minHeight: 40, paddingInline: 1.75, fontSize: 'sizes.small' },
      }}
    >
      <CopyButton text={toMarkdown(head, rows, part)} label="forIt.sheet.copy" />
      <Button
        variant="outlined"
        startIcon={<FileDownloadIcon />}
        aria-label={text('forIt.sheet.csvLabel')}
        onClick={() =>
          saveFile(
            withoutIsolates(text('forIt.sheet.csvName')),
            toCsv(head, rows, part),
            'text/csv;charset=utf-8',
          )
        }
      >
        <FormattedMessage id="forIt.sheet.csv" />
      </Button>
      <PrintButton onClick={() => printSection('answers')} />
    </Stack>
  );
}
