import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../components/Icon';

const icons = { accept: 'check', reject: 'close', undo: 'undo' } as const;

interface ActionButtonProps extends Pick<ButtonProps, 'onClick' | 'aria-disabled'> {
  action: keyof typeof icons;
}

/** Accept, Reject or Undo, the same wherever the visitor decides. */
export function ActionButton({ action, ...props }: ActionButtonProps) {
  return (
    <Button
      variant={action === 'accept' ? 'contained' : 'outlined'}
      size="small"
      startIcon={<Icon name={icons[action]} />}
      data-action={action}
      {...props}
    >
      <FormattedMessage id={`home.redline.${action}`} />
    </Button>
  );
}
