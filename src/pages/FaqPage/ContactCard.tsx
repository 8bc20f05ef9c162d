import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';
import { bilingualStyles } from './bilingualStyles';

interface ContactCardProps {
  /** Takes the full width below questions that do. */
  isWide: boolean;
}

/** Beside the questions or below them: how to ask another one. */
export function ContactCard({ isWide }: ContactCardProps) {
  return (
    <Paper
      variant="sheet"
      component="aside"
      aria-labelledby="faq-contact"
      sx={{
        display: 'grid',
        rowGap: 2.75,
        padding: (theme) => theme.spacing(3.5, 3.5, 4),
        displayPrint: 'none',
        ...bilingualStyles(
          isWide,
          {
            gridTemplateColumns: { md: 'minmax(0, 1fr) 240px' },
            alignItems: 'center',
            marginBlockStart: 6,
            paddingBlock: { md: 3.5 },
            maxWidth: { xs: 480, md: 'none' },
          },
          {
            gridTemplateColumns: 'minmax(0, 1fr)',
            position: { lg: 'sticky' },
            insetBlockStart: 100,
            marginBlockStart: { xs: 6, lg: 2.5 },
            paddingBlockEnd: 4,
            maxWidth: 480,
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
