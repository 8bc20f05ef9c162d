import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { late } from '../../components/late';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { TokenCalculator } from './TokenCalculator';

const TokenNotes = late(() => import('./TokenNotes').then((module) => module.TokenNotes));

/** `/tokens`: what prepaid tokens cost (T1 to T4). */
export default function TokensPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="tokens.meta.title" description="tokens.meta.description" />
      <PageHead
        title={<FormattedMessage id="tokens.hero.title" />}
        lead={<FormattedMessage id="tokens.hero.lead" />}
      />
      <TokenCalculator />
      <TokenNotes />
    </Container>
  );
}
