import Container from '@mui/material/Container';
import { FormattedMessage } from 'react-intl';
import { DeskHead } from '../../components/DeskHead';
import { DeskSpread } from '../../components/DeskSpread';
import { PageMeta } from '../../components/PageMeta';
import { Binder } from './Binder';
import { Contents } from './Contents';

/** `/sitemap`. The footer links here, and without JavaScript so does the menu button. */
export default function SitemapPage() {
  return (
    <>
      <PageMeta title="sitemap.meta.title" description="sitemap.meta.description" />
      <DeskSpread onDesk={<Binder />}>
        <DeskHead
          title={<FormattedMessage id="sitemap.hero.title" />}
          lead={<FormattedMessage id="sitemap.hero.lead" />}
        />
      </DeskSpread>
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <Contents />
      </Container>
    </>
  );
}
