import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { late } from '../../components/late';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { isViewAsked } from '../../components/viewAddress';
import { terms } from '../../data/legalDocuments';

const LegalText = late(() => import('./LegalText').then((module) => module.LegalText), isViewAsked);

/** `/terms`: the agreement, citable clause by clause (G1, G2, X7). */
export default function TermsPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="terms.meta.title" description="terms.meta.description" />
      <PageHead title={<FormattedMessage id="terms.head.title" />} isTight />
      <LegalText document={terms} />
    </Container>
  );
}
