import { LegalText } from './LegalText';
import { privacy } from '../../data/legalDocuments';
import { PrivacySummary } from './PrivacySummary';
import { RetentionTable } from './RetentionTable';
import { StorageTable } from './StorageTable';

/** Section 11 says what the browser keeps, section 15 what we keep; the tables belong to them. */
const appendices = { 11: StorageTable, 15: RetentionTable };

/** The summary, and the policy in its numbered sections. */
export function PrivacyText() {
  return <LegalText document={privacy} Preface={PrivacySummary} appendices={appendices} />;
}
