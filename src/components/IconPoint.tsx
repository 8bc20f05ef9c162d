import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface IconPointProps {
  icon: ReactNode;
  color?: 'textPrimary' | 'textSecondary';
  children: ReactNode;
}

/** An item of a list, with an icon at its first line. */
export function IconPoint({ icon, color = 'textSecondary', children }: IconPointProps) {
  return (
    <Typography variant="small" component="li" color={color} sx={{ textWrap: 'balance' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '16px minmax(0, 1fr)',
          gap: 1.25,
          '& > svg': { fontSize: 'sizes.compact', marginBlockStart: 0.5 },
        }}
      >
        {icon}
        <span>{children}</span>
      </Box>
    </Typography>
  );
}
