import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { waitlistUrl } from '../../site';
import { Section } from './Section';

/** The end of the document: one line, and the way in. */
export function ClosingSection() {
  return (
    <Section>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 4, alignItems: { xs: 'start', md: 'center' }, justifyContent: 'space-between' }}
      >
        <div>
          <Typography variant="display2">
            <FormattedMessage id="home.closing.title" />
          </Typography>
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
            <FormattedMessage id="home.closing.note" />
          </Typography>
        </div>
        <Button variant="contained" size="large" href={waitlistUrl} sx={{ flex: 'none' }}>
          <FormattedMessage id="home.hero.join" />
        </Button>
      </Stack>
    </Section>
  );
}
