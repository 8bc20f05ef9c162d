import Container from '@mui/material/Container';
import { SplitHead } from '../../components/SplitHead';
import { SplitLayout } from '../../components/SplitLayout';
import { PageMeta } from '../../components/PageMeta';
import { Binder } from './Binder';
import { Contents } from './Contents';

/** `/sitemap`. The footer links here, and without JavaScript so does the menu button. */
export default function SitemapPage() {
  return (
    <>
      <PageMeta title="sitemap.meta.title" description="sitemap.meta.description" />
      <SplitLayout isAsideOptional aside={<Binder />}>
        <SplitHead title="sitemap.hero.title" lead="sitemap.hero.lead" />
      </SplitLayout>
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <Contents />
      </Container>
    </>
  );
}
