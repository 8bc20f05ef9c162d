import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../components/PageHead';
import { PageMeta } from '../../components/PageMeta';
import { TermsText } from './TermsText';

/** `/terms`: the agreement, citable clause by clause. */
export default function TermsPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="terms.meta.title" description="terms.meta.description" />
      <PageHead title={<FormattedMessage id="terms.head.title" />} isTight />
      <TermsText />
    </Container>
  );
}
