import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** The word “stet” in a circle, as proofreaders write it. Latin, so it is not mirrored. */
export function CircledStet() {
  return (
    <Box
      component="span"
      sx={({ typography }) => ({
        position: 'relative',
        flex: 'none',
        display: 'inline-block',
        padding: '0.1em 0.5em 0.22em',
        fontFamily: typography.families.display,
        fontSize: 'sizes.title6',
        lineHeight: 1.1,
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: '2px solid',
          borderRadius: '50% 47% 52% 49% / 54% 50% 51% 47%',
          rotate: '-4deg',
        },
      })}
    >
      <FormattedMessage id="home.redline.stet" />
    </Box>
  );
}
