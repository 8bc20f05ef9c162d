import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

/** Prints the page; a part of it by another `onClick`. */
export function PrintButton(props: ButtonProps) {
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()} {...props}>
      <FormattedMessage id="shell.print.label" />
    </Button>
  );
}
