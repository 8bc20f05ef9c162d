import { styled } from '@mui/material/styles';

/** The frame of a recorded window. Until the recording is there it is empty. */
export const WorkflowWindow = styled('div')(({ theme: { palette, radii, sheetShadow } }) => ({
  overflow: 'hidden',
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.sheet,
  boxShadow: `0 0 0 1px ${palette.line.strong}, ${sheetShadow}`,
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));
