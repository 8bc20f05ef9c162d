import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { rise } from '../../../styles/keyframes';

/** A change bar, or “stet” for a rejected change: absolute without block offset, so that it stays level with its line. */
export function MarginSign({ sign }: { sign: 'bar' | 'stet' }) {
  const isBar = sign === 'bar';
  return (
    <Box
      component="span"
      className={isBar ? 'change-bar' : undefined}
      aria-hidden={isBar}
      // One class for both, which the page has from the beginning: a new one makes the browser match its styles anew.
      sx={({ marks, palette }) => ({
        position: 'absolute',
        insetInlineEnd: 'var(--margin-sign)',
        fontSize: { xs: 'sizes.compact', md: 'sizes.title1' },
        animation: `${rise} ${marks.duration.note}ms ${marks.easing.standard} ${marks.duration.strike}ms backwards`,
        '&.change-bar': {
          inlineSize: 2,
          blockSize: '1lh',
          marginInlineEnd: 1.75,
          fontSize: 'inherit',
          animation: 'none',
          backgroundColor: palette.mark.changeBar,
        },
      })}
    >
      {!isBar && <FormattedMessage id="home.redline.stet" />}
    </Box>
  );
}
