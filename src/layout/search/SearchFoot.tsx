import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isSlashOn, storeSlash } from '../../browser/searchShortcut';

/** Number of results, which is announced, keyboard hints, and the switch of the single-key shortcut (WCAG 2.1.4). */
export function SearchFoot({ query, count, failed }: { query: string; count: number; failed: boolean }) {
  const [isOn, setIsOn] = useState(isSlashOn);
  const hasQuery = query.trim() !== '';

  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        paddingBlock: 1.5,
        paddingInline: { xs: 2.5, sm: 3.5 },
      }}
    >
      <Typography variant="small" role="status" color="textSecondary">
        {failed ? (
          <FormattedMessage id="shell.search.failed" />
        ) : hasQuery ? (
          <FormattedMessage id="shell.search.count" values={{ count }} />
        ) : (
          <FormattedMessage id="shell.search.hint" />
        )}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 3,
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        <Typography variant="meta" color="textTertiary">
          <FormattedMessage id="shell.search.keys" />
        </Typography>
        <Link
          component="button"
          variant="meta"
          color="textTertiary"
          sx={{ minHeight: 24 }}
          onClick={() => {
            storeSlash(!isOn);
            setIsOn(!isOn);
          }}
        >
          <FormattedMessage id={isOn ? 'shell.search.slashOff' : 'shell.search.slashOn'} />
        </Link>
      </Box>
    </Box>
  );
}
