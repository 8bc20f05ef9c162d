import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { InstallDrawing, installSteps } from '../../components/InstallDrawing';

const appear = keyframes({ from: { opacity: 0 } });

/** How long a step is shown, in ms: all are over within five seconds, after which nothing moves. */
const pause = 1700;

/**
 * The drawings of the installation's steps on top of each other: it begins with the file among the downloads, moves on to the setup
 * and stops at the open document. Without motion it is there from the start.
 */
export function InstallProgress() {
  return (
    <Box
      sx={({ palette, radii, sheetShadow }) => ({
        display: 'grid',
        alignSelf: 'center',
        width: '100%',
        maxWidth: 620,
        marginInline: 'auto',
        marginBlockEnd: { xs: 4, md: 0 },
        overflow: 'clip',
        border: `1px solid ${palette.line.strong}`,
        borderRadius: radii.window,
        boxShadow: sheetShadow,
        '& > *': { gridArea: '1 / 1' },
      })}
    >
      {installSteps.map((step, index) => (
        <Box
          key={step}
          sx={({ marks: { duration, easing } }) => ({
            animation:
              index > 0
                ? `${appear} ${duration.note}ms ${easing.standard} ${index * pause}ms backwards`
                : undefined,
          })}
        >
          <InstallDrawing step={step} />
        </Box>
      ))}
    </Box>
  );
}
