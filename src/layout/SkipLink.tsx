import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

/** The first focusable element; hidden until focused. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        insetInlineStart: (theme) => theme.spacing(2),
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: (theme) => theme.spacing(1.5, 2.5),
        backgroundColor: 'surface.sheet',
        '&:focus': { insetBlockStart: (theme) => theme.spacing(1.5) },
      }}
    >
      <FormattedMessage id="shell.skip.label" />
    </Link>
  );
}
