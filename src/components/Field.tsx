import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { restoreTyped } from '../browser/restoreTyped';

restoreTyped();

interface FieldProps {
  label: ReactNode;
  /** Id of the labelled field; without it the label is not read, since a group of buttons has a name of its own. */
  htmlFor?: string;
  children: ReactNode;
  sx?: BoxProps['sx'];
}

/** A field below its label. */
export function Field({ label, htmlFor, children, sx }: FieldProps) {
  return (
    <Box sx={sx}>
      <Typography
        variant="small"
        component={htmlFor ? 'label' : 'div'}
        htmlFor={htmlFor}
        aria-hidden={htmlFor ? undefined : true}
        sx={{ display: 'block', fontWeight: 'fontWeightMedium', marginBlockEnd: 1 }}
      >
        {label}
      </Typography>
      {children}
    </Box>
  );
}
