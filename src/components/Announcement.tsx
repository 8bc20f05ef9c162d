import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

/** Text that screen readers announce when it changes, and that nobody sees. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
