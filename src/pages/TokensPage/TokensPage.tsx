import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { waitlistUrl } from '../../site';
import { TokenCalculator } from './TokenCalculator';
import { TokenNotes } from './TokenNotes';

/** `/tokens`: packages of prepaid tokens. */
export default function TokensPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="tokens.meta.title" description="tokens.meta.description" />
      <PageHead
        title="tokens.hero.title"
        lead="tokens.hero.lead"
        values={{ link: (chunks) => <Link href={waitlistUrl}>{chunks}</Link> }}
      />
      <TokenCalculator />
      <TokenNotes />
    </Container>
  );
}
