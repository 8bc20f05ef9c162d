import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';
import { belowHeader } from '../../styles/headerHeight';
import { bilingualStyles } from './bilingualStyles';

/** Beside the questions or, as wide as they, below them: how to ask another one. */
export function ContactCard({ isWide }: { isWide: boolean }) {
  return (
    <Paper
      variant="sheet"
      component="aside"
      aria-labelledby="faq-contact"
      sx={{
        display: 'grid',
        gap: (theme) => theme.spacing(2.75, 4),
        padding: 3.5,
        displayPrint: 'none',
        ...bilingualStyles(
          isWide,
          { gridTemplateColumns: { sm: 'minmax(0, 1fr) 240px' }, alignItems: 'center', marginBlockStart: 6 },
          {
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px', lg: 'minmax(0, 1fr)' },
            alignItems: 'center',
            position: { lg: 'sticky' },
            insetBlockStart: belowHeader,
            marginBlockStart: { xs: 6, lg: 2.5 },
          },
        ),
      }}
    >
      <div>
        <Typography variant="h3" component="h2" id="faq-contact">
          <FormattedMessage id="faq.contact.title" />
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1, textWrap: 'balance' }}>
          <FormattedMessage id="faq.contact.text" />
        </Typography>
      </div>
      <Button variant="contained" size="large" fullWidth component={PageAnchor} to="/contact">
        <FormattedMessage id="faq.contact.link" />
      </Button>
    </Paper>
  );
}
