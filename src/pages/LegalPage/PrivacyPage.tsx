import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { privacy } from '../../data/legalDocuments';
import { LegalText } from './LegalText';
import { PrivacySummary } from './PrivacySummary';
import { RetentionTable } from './RetentionTable';
import { StorageTable } from './StorageTable';

/** Tables after section 11 (browser storage) and 15 (retention). */
const appendices = { 11: StorageTable, 15: RetentionTable };

export default function PrivacyPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="privacy.meta.title" description="privacy.meta.description" />
      <PageHead title={<FormattedMessage id="privacy.head.title" />} isTight />
      <LegalText document={privacy} Preface={PrivacySummary} appendices={appendices} />
    </Container>
  );
}
