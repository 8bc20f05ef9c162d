import { privacy } from '../../data/legalDocuments';
import { LegalPage } from './LegalPage';
import { PrivacySummary } from './PrivacySummary';
import { RetentionTable } from './RetentionTable';
import { StorageTable } from './StorageTable';

/** Tables after section 11 (browser storage) and 15 (retention). */
const appendices = { 11: StorageTable, 15: RetentionTable };

/** `/privacy`: the privacy policy. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="privacy.meta.title"
      description="privacy.meta.description"
      heading="privacy.head.title"
      document={privacy}
      Preface={PrivacySummary}
      appendices={appendices}
    />
  );
}
