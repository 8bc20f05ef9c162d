import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../../components/CopyButton';
import { site } from '../../site';

const address = site.email.info;

/** The e-mail address, with buttons to write to it and to copy it. */
export function ContactWays() {
  const email = (
    <bdi dir="ltr" key="email">
      {address}
    </bdi>
  );

  return (
    <>
      <Typography variant="statement">
        <FormattedMessage id="contact.hero.title" />
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{ marginBlock: (theme) => theme.spacing(2.5, 4.5), maxWidth: '26em' }}
      >
        <FormattedMessage
          id="contact.hero.lead"
          values={{ email, link: (chunks) => <Link href={`mailto:${address}`}>{chunks}</Link> }}
        />
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          displayPrint: 'none',
          '& > *': { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Button variant="contained" size="large" href={`mailto:${address}`}>
          <FormattedMessage id="contact.write.label" />
        </Button>
        <CopyButton
          text={address}
          label={<FormattedMessage id="contact.copy.label" />}
          done={<FormattedMessage id="contact.copy.done" />}
        />
      </Box>
      <Typography color="textSecondary" sx={{ marginBlockStart: 3, maxWidth: '28em', textWrap: 'balance' }}>
        <FormattedMessage id="contact.hero.note" />
      </Typography>
    </>
  );
}
