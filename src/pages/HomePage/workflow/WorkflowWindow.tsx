import { styled } from '@mui/material/styles';

/** The frame of a recorded window. */
export const WorkflowWindow = styled('div')(({ theme: { palette, radii, sheetShadow, breakpoints } }) => ({
  overflow: 'hidden',
  border: `1px solid ${palette.line.strong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  backgroundColor: palette.surface.laid,
  boxShadow: sheetShadow,
  [breakpoints.down('md')]: { borderInlineEnd: 0, borderStartEndRadius: 0 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));
