import IconButton from '@mui/material/IconButton';
import { Announcement } from './Announcement';
import { Icon } from './Icon';
import { useCopy } from '../hooks/useCopy';
import { hideWithoutJsAndInPrint } from '../styles/hideWithoutJs';

interface CopyIconButtonProps {
  /** The text to copy, which is visible beside the button. */
  text: string;
  label: string;
  /** Announced afterwards, while the icon is a check mark for a moment. */
  done: string;
}

/** An icon-only `CopyButton`. */
export function CopyIconButton({ text, label, done }: CopyIconButtonProps) {
  const { isDone, copy } = useCopy(text);
  return (
    <>
      <IconButton aria-label={label} title={label} onClick={() => void copy()} sx={hideWithoutJsAndInPrint}>
        <Icon name={isDone ? 'check' : 'copy'} />
      </IconButton>
      <Announcement>{isDone && done}</Announcement>
    </>
  );
}
