import Container from '@mui/material/Container';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { TokenCalculator } from './TokenCalculator';
import { TokenNotes } from './TokenNotes';

/** `/tokens`: packages of prepaid tokens. */
export default function TokensPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="tokens.meta.title" description="tokens.meta.description" />
      <PageHead title="tokens.hero.title" lead="tokens.hero.lead" />
      <TokenCalculator />
      <FirstScreenEnd />
      <TokenNotes />
    </Container>
  );
}
