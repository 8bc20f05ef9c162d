import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { useCopy } from './useCopy';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The text to copy. */
  text: string;
  label: ReactNode;
  /** Replaces the label for a moment; announced as well. */
  done: ReactNode;
}

/** Copies a text. If the browser refuses, the label stays: the text is on the page to be selected. */
export function CopyButton({ text, label, done, variant = 'outlined', size = 'large' }: CopyButtonProps) {
  const { isDone, copy } = useCopy(text);

  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={<Icon name={isDone ? 'check' : 'copy'} />}
        onClick={() => void copy()}
      >
        {/* Both labels are in the same grid cell, so the button keeps its width. */}
        <Box component="span" sx={{ display: 'inline-grid', '& > *': { gridArea: '1 / 1' } }}>
          <Box component="span" sx={{ visibility: isDone ? 'hidden' : 'visible' }}>
            {label}
          </Box>
          <Box component="span" aria-hidden sx={{ visibility: isDone ? 'visible' : 'hidden' }}>
            {done}
          </Box>
        </Box>
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isDone && done}
      </Box>
    </>
  );
}
