import Box from '@mui/material/Box';

/** The word mark, in the colour of its text; its drawing stands once in index.html. It is never mirrored; its link carries the name. */
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
