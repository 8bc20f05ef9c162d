import Box from '@mui/material/Box';

/**
 * A dotted leader: fills the space between a name and its figure in a row that is a flex box aligned on the baseline. Dots of
 * a background, because a dotted border of 1 px is drawn as a solid line on ordinary screens.
 */
export function Leader() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        flexGrow: 1,
        alignSelf: 'center',
        minWidth: 24,
        height: 3,
        backgroundImage: `radial-gradient(circle, ${theme.palette.line.edge} 0 0.8px, transparent 1.2px)`,
        backgroundSize: '6px 3px',
        backgroundRepeat: 'repeat-x',
      })}
    />
  );
}
