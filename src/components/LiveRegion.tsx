import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { MessageText } from '../locale/MessageText';

/** Visually hidden text that screen readers announce when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      <MessageText>{children}</MessageText>
    </Box>
  );
}
