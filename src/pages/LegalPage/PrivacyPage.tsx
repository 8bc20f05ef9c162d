import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { late } from '../../components/late';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { isViewAsked } from '../../components/viewAddress';

const PrivacyText = late(() => import('./PrivacyText').then((module) => module.PrivacyText), isViewAsked);

/** `/privacy`: what is processed and why, and what this website keeps (G1, G3, X10). */
export default function PrivacyPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="privacy.meta.title" description="privacy.meta.description" />
      <PageHead title={<FormattedMessage id="privacy.head.title" />} isTight />
      <PrivacyText />
    </Container>
  );
}
