import { styled } from '@mui/material/styles';

/** The frame of a recorded window. Until the recording is there it shows an empty page. */
export const WorkflowWindow = styled('div')(({ theme: { palette, radii, sheetShadow } }) => ({
  overflow: 'hidden',
  border: `1px solid ${palette.line.strong}`,
  borderBlockEnd: 0,
  borderStartStartRadius: radii.window,
  borderStartEndRadius: radii.window,
  background: `linear-gradient(${palette.surface.laid} 13%, transparent 0), linear-gradient(${palette.surface.sheet} 0 0) 50% 100% / 92% 80% no-repeat ${palette.surface.desk}`,
  boxShadow: sheetShadow,
  '& img': { display: 'block', width: '100%', height: 'auto' },
}));
