import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

const icons = {
  accept: <CheckIcon />,
  reject: <CloseIcon />,
  undo: <UndoIcon className="directional" />,
};

interface ActionButtonProps extends Pick<ButtonProps, 'onClick' | 'aria-disabled'> {
  action: keyof typeof icons;
}

/** Accept, Reject or Undo, the same wherever the visitor decides. */
export function ActionButton({ action, ...props }: ActionButtonProps) {
  return (
    <Button
      variant={action === 'accept' ? 'contained' : 'outlined'}
      size="small"
      startIcon={icons[action]}
      data-action={action}
      {...props}
    >
      <FormattedMessage id={`home.redline.${action}`} />
    </Button>
  );
}
