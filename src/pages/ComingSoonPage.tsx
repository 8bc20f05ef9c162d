import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';

/** `/coming-soon`; nothing links to it. */
export default function ComingSoonPage() {
  return (
    <Container>
      <PageMeta title="comingSoon.meta.title" description="comingSoon.meta.description" noIndex />
      <Stack
        sx={{
          alignItems: 'start',
          justifyContent: 'center',
          gap: { xs: 3, md: 4 },
          minHeight: '68vh',
          paddingBlock: { xs: 8, md: 12 },
        }}
      >
        <Typography variant="display1">
          <FormattedMessage id="comingSoon.hero.title" />
        </Typography>
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{
            width: '100%',
            paddingBlockStart: { xs: 3, md: 4 },
            borderBlockStart: 1,
            borderColor: 'line.ink',
          }}
        >
          <FormattedMessage id="comingSoon.hero.lead" />
        </Typography>
        <Button variant="contained" size="large" component={PageAnchor} to="/">
          <FormattedMessage id="comingSoon.hero.home" />
        </Button>
      </Stack>
    </Container>
  );
}
