import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';

/** Below the questions: how to ask another one. */
export function ContactCard() {
  return (
    <Paper
      variant="sheet"
      component="aside"
      aria-labelledby="faq-contact"
      sx={{
        padding: (theme) => theme.spacing(3.5, 3.5, 4),
        position: { lg: 'sticky' },
        insetBlockStart: 100,
        marginBlockStart: 6,
        width: '100%',
        maxWidth: 480,
        displayPrint: 'none',
      }}
    >
      <Typography variant="h3" component="h2" id="faq-contact">
        <FormattedMessage id="faq.contact.title" />
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ marginBlock: (theme) => theme.spacing(1, 2.75), textWrap: 'balance' }}
      >
        <FormattedMessage id="faq.contact.text" />
      </Typography>
      <Button variant="contained" size="large" fullWidth component={PageAnchor} to="/contact">
        <FormattedMessage id="faq.contact.link" />
      </Button>
    </Paper>
  );
}
