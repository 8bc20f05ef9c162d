import { styled } from '@mui/material/styles';

/** The frame of a recorded window. Until the recording is there it is empty. */
export const WorkflowWindow = styled('div')(({ theme: { palette, radii, sheetShadow, breakpoints } }) => ({
  overflow: 'hidden',
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.sheet,
  boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
  '& img': { display: 'block', width: '100%', height: 'auto' },
  // A phone shows the document and its card, without the 68 px of title and ribbon above them.
  [breakpoints.down('sm')]: {
    '& img, & video': { aspectRatio: '350 / 332', objectFit: 'cover', objectPosition: 'bottom' },
  },
}));
