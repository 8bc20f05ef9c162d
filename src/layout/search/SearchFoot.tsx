import Stack from '@mui/material/Stack';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isSlashOn, storeSlash } from '../../browser/searchShortcut';

/** Keyboard hints, and the switch of the single-key shortcut (WCAG 2.1.4). */
export function SearchFoot({ isFieldFilled }: { isFieldFilled: boolean }) {
  const [isOn, setIsOn] = useState(isSlashOn);

  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 3,
        paddingBlock: 1.25,
        paddingInline: { xs: 2.5, sm: 3.5 },
        borderBlockStart: 1,
        borderColor: 'line.strong',
        '@media (pointer: coarse)': { display: 'none' },
      }}
    >
      <Typography
        variant="meta"
        color="textSecondary"
        sx={{ '& b': { paddingInline: 0.5, border: 1, borderColor: 'line.edge' } }}
      >
        <FormattedMessage id="shell.search.keys" values={{ field: isFieldFilled ? 'filled' : 'empty' }} />
      </Typography>
      <Link
        component="button"
        variant="meta"
        color="textSecondary"
        sx={{ minHeight: 24 }}
        onClick={() => {
          storeSlash(!isOn);
          setIsOn(isSlashOn());
        }}
      >
        <FormattedMessage id={isOn ? 'shell.search.slashOff' : 'shell.search.slashOn'} />
      </Link>
    </Stack>
  );
}
