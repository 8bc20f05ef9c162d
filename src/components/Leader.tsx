import Box from '@mui/material/Box';

/**
 * A dotted leader between a name and its figure, in a flex row aligned on the baseline. Drawn as a background, because a dotted border of 1
 * px looks solid on ordinary screens.
 */
export function Leader() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        flexGrow: 1,
        alignSelf: 'center',
        height: 3,
        backgroundImage: `radial-gradient(circle, ${theme.palette.line.edge} 0 0.8px, transparent 1.2px)`,
        backgroundSize: '6px 3px',
        backgroundRepeat: 'repeat-x',
      })}
    />
  );
}
