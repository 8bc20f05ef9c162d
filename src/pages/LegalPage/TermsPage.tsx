import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { terms } from '../../data/legalDocuments';
import { site } from '../../site';
import { CompanyDetails } from './CompanyDetails';
import { LegalText } from './LegalText';

/** Section 20 is about notices: the company's address follows it. */
const appendices = { 20: () => <CompanyDetails email={site.email.info} /> };

export default function TermsPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="terms.meta.title" description="terms.meta.description" />
      <PageHead title={<FormattedMessage id="terms.head.title" />} isTight />
      <LegalText document={terms} appendices={appendices} />
    </Container>
  );
}
