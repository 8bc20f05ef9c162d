import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { InstallDrawing, installSteps } from '../../components/InstallDrawing';

const appear = keyframes({ from: { opacity: 0 } });

/** Milliseconds per step; WCAG 2.2.2 allows motion that ends within five seconds. */
const pause = 1700;

/** An animation of the installation in three drawings. With reduced motion only the last one is shown. */
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
