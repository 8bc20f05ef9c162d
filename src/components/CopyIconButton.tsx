import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Icon } from './Icon';
import { useCopy } from './useCopy';

interface CopyIconButtonProps {
  /** What goes to the clipboard; it stands beside the button. */
  text: string;
  /** The button's accessible name. */
  label: string;
  /** What is announced afterwards; on screen the icon becomes a check for a moment. */
  done: string;
}

/** Copies what stands beside it. Where room is for words, use `CopyButton`. */
export function CopyIconButton({ text, label, done }: CopyIconButtonProps) {
  const { isDone, copy } = useCopy(text);
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => void copy()} sx={{ displayPrint: 'none' }}>
        <Icon name={isDone ? 'check' : 'copy'} />
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {isDone && done}
      </Box>
    </>
  );
}
