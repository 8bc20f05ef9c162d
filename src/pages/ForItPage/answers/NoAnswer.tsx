import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { mailTo } from '../../../text/mailTo';
import { site } from '../../../site';

export function NoAnswer({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 3, borderBlock: 1, borderColor: 'line.hair' }}>
      <Typography>
        <FormattedMessage id="forIt.sheet.none" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={onShowAll}>
          <FormattedMessage id="forIt.sheet.clear" />
        </Button>
        <Link href={mailTo(site.email.info, query)}>
          <FormattedMessage id="forIt.sheet.askUs" />
        </Link>
      </Box>
    </Box>
  );
}
