import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CopyButton } from '../components/CopyButton';
import { PageHead } from '../components/PageHead';
import { PageMeta } from '../components/PageMeta';
import { useText } from '../locale/useText';
import { site } from '../site';

const subjects = ['access', 'security', 'privacy', 'accessibility', 'press'] as const;

/** One address, and subjects to choose from; no form (C1). */
export default function ContactPage() {
  const text = useText();
  const address = site.email.info;
  const email = (
    <bdi dir="ltr" key="email">
      {address}
    </bdi>
  );

  return (
    <Container sx={{ paddingBlockEnd: 'clamp(64px, 7.4vw, 108px)' }}>
      <PageMeta title="contact.meta.title" description="contact.meta.description" />
      <PageHead
        title={<FormattedMessage id="contact.hero.title" />}
        lead={
          <FormattedMessage
            id="contact.hero.lead"
            values={{ email, link: (chunks) => <Link href={`mailto:${address}`}>{chunks}</Link> }}
          />
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" href={`mailto:${address}`}>
          <FormattedMessage id="contact.write.label" />
        </Button>
        <CopyButton
          text={address}
          label={<FormattedMessage id="contact.copy.label" />}
          done={<FormattedMessage id="contact.copy.done" />}
        />
      </Box>
      <Typography color="textSecondary" sx={{ marginBlockStart: 3, maxWidth: '34em' }}>
        <FormattedMessage id="contact.hero.note" />
      </Typography>
      <Box sx={{ marginBlockStart: 8, maxWidth: '40.5rem' }}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="contact.subjects.title" />
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            borderBlockStart: '1px solid',
            borderColor: 'line.ink',
          }}
        >
          {subjects.map((subject) => (
            <Box
              component="li"
              key={subject}
              sx={{ borderBlockEnd: '1px solid', borderColor: 'line.hair', paddingBlock: 1.5 }}
            >
              <Link
                href={`mailto:${address}?subject=${encodeURIComponent(text(`contact.subjects.${subject}`))}`}
              >
                <FormattedMessage id={`contact.subjects.${subject}`} />
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
    </Container>
  );
}
