import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../components/PageLink';
import { PageHead } from '../components/PageHead';
import { PageMeta } from '../components/PageMeta';

/** The placeholder page of the source, at `/coming-soon`; nothing links to it. */
export default function ComingSoonPage() {
  return (
    <Container sx={{ paddingBlockEnd: 'clamp(96px, 14vw, 200px)' }}>
      <PageMeta title="comingSoon.meta.title" description="comingSoon.meta.description" noIndex />
      <PageHead
        title={<FormattedMessage id="comingSoon.hero.title" />}
        lead={<FormattedMessage id="comingSoon.hero.lead" />}
      />
      <Button variant="contained" size="large" component={PageAnchor} to="/">
        <FormattedMessage id="comingSoon.hero.home" />
      </Button>
    </Container>
  );
}
