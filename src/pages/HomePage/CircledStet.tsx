import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';

const [centre, top] = ['50% 50%', '50% -20%'];
const corners = ['120% -20%', '120% 120%', '-20% 120%', '-20% -20%'] as const;
/** Clip path of the part of the circle drawn so far, clockwise from the top. */
const drawn = (passed: number, pen: string) =>
  `polygon(${[centre, top, ...corners.slice(0, passed), ...Array<string>(5 - passed).fill(pen)].join(', ')})`;

const goRound = keyframes({
  '0%': { clipPath: drawn(0, top) },
  '12.5%': { clipPath: drawn(0, corners[0]) },
  '37.5%': { clipPath: drawn(1, corners[1]) },
  '62.5%': { clipPath: drawn(2, corners[2]) },
  '87.5%': { clipPath: drawn(3, corners[3]) },
  '100%': { clipPath: drawn(4, top) },
});

/** The word “stet” in a circle that is drawn around it. Latin, so it is not mirrored. */
export function CircledStet() {
  return (
    <Box
      component="span"
      sx={({ typography, marks: { duration } }) => ({
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
          animation: `${goRound} ${duration.strike}ms linear backwards`,
        },
      })}
    >
      <FormattedMessage id="home.redline.stet" />
    </Box>
  );
}
