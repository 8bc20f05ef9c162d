import { styled } from '@mui/material/styles';

/** The frame of a recorded window. Until the recording is there it is empty. */
export const WorkflowWindow = styled('div')(({ theme: { palette, radii, sheetShadow } }) => ({
  overflow: 'hidden',
  border: `1px solid ${palette.line.strong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.sheet,
  boxShadow: sheetShadow,
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));
