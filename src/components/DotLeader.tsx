import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

/** A line of dots. Drawn as a background, because a dotted border of 1 px looks solid on ordinary screens. */
export const leaderDots = ({ palette }: Theme) => ({
  backgroundImage: `radial-gradient(circle, ${palette.line.edge} 0 0.8px, transparent 1.2px)`,
  backgroundSize: '6px 3px',
  // Whole dots only.
  backgroundRepeat: 'round no-repeat',
});

/** A dotted leader on the baseline between a name and its figure, in a flex or grid row with `alignItems: 'baseline'`. */
export function DotLeader() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({ flexGrow: 1, alignSelf: 'baseline', height: 3, ...leaderDots(theme) })}
    />
  );
}
