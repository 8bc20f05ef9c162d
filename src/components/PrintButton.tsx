import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Icon } from './Icon';

/** Prints the page; a part of it by another `onClick`. */
export function PrintButton(props: ButtonProps) {
  return (
    <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()} {...props}>
      <FormattedMessage id="shell.print.label" />
    </Button>
  );
}
