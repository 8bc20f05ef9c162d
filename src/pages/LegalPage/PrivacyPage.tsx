import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { PrivacyText } from './PrivacyText';

/** `/privacy`: what is processed and why, and what this website keeps. */
export default function PrivacyPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="privacy.meta.title" description="privacy.meta.description" />
      <PageHead title={<FormattedMessage id="privacy.head.title" />} isTight />
      <PrivacyText />
    </Container>
  );
}
