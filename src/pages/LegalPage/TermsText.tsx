import { terms } from '../../data/legalDocuments';
import { site } from '../../site';
import { CompanyDetails } from './CompanyDetails';
import { LegalText } from './LegalText';

/** Section 20 says where notices are sent; who receives them stands below it. */
const appendices = { 20: () => <CompanyDetails email={site.email.info} /> };

/** The agreement in its numbered sections. */
export function TermsText() {
  return <LegalText document={terms} appendices={appendices} />;
}
