import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { sampleKilobytes, samplePath } from '../../../data/sampleDocument';
import { useLocale } from '../../../locale/useLocale';

/** The sample clause as a Word document, whose changes are tracked as the add-in's are. */
export function SampleDocument() {
  const language = useLocale('language');
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadIcon />}
      href={samplePath(language)}
      download
      sx={{ marginBlockStart: 2, displayPrint: 'none' }}
    >
      <FormattedMessage
        id="home.redline.document"
        values={{ kilobytes: sampleKilobytes(language) }}
        tagName="span"
      />
    </Button>
  );
}
