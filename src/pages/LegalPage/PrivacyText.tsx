import { LegalText } from './LegalText';
import { privacy } from '../../data/legalDocuments';
import { PrivacySummary } from './PrivacySummary';
import { StorageTable } from './StorageTable';

/** Section 11 says what the browser keeps; the table belongs to it (X10). */
const appendices = { 11: StorageTable };

/** The summary, and the policy in its numbered sections (G3). */
export function PrivacyText() {
  return <LegalText document={privacy} Preface={PrivacySummary} appendices={appendices} />;
}
