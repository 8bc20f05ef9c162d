import Box from '@mui/material/Box';

/** The logo in the text colour. Its paths are in index.html once; never mirrored. The link around it has the name. */
export function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 97.36 62"
      width="53"
      height="34"
      aria-hidden
      sx={{ display: 'block', color: 'text.primary' }}
    >
      <use href="#stet-logo" />
    </Box>
  );
}
