import { terms } from '../../data/legalDocuments';
import { site } from '../../site';
import { CompanyDetails } from './CompanyDetails';
import { LegalPage } from './LegalPage';

/** Section 20 is about notices: the company's address follows it. */
const appendices = { 20: () => <CompanyDetails email={site.email.info} /> };

/** `/terms`: the terms of use. */
export default function TermsPage() {
  return (
    <LegalPage
      title="terms.meta.title"
      description="terms.meta.description"
      heading="terms.head.title"
      document={terms}
      appendices={appendices}
    />
  );
}
