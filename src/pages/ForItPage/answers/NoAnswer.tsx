import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { mailTo } from '../mailTo';

interface NoAnswerProps {
  /** What was looked for. */
  query: string;
  /** The number that another row would have. */
  next: number;
  onShowAll: () => void;
}

/** Said when no question has the words that were looked for. */
export function NoAnswer({ query, next, onShowAll }: NoAnswerProps) {
  return (
    <Stack
      sx={{ gap: 2, alignItems: 'flex-start', paddingBlock: 3, borderBlock: 1, borderColor: 'line.hair' }}
    >
      <Typography>
        <FormattedMessage id="forIt.sheet.none" values={{ row: next }} />
      </Typography>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={onShowAll}>
          <FormattedMessage id="forIt.sheet.clear" />
        </Button>
        <Link href={mailTo(query)}>
          <FormattedMessage id="forIt.sheet.askUs" />
        </Link>
      </Stack>
    </Stack>
  );
}
