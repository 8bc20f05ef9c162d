import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
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
        <Typography variant="statement">
          <FormattedMessage id="sitemap.hero.title" />
        </Typography>
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginBlockStart: 2.5, maxWidth: '22em', textWrap: 'balance' }}
        >
          <FormattedMessage id="sitemap.hero.lead" />
        </Typography>
      </DeskSpread>
      <Container sx={({ measures }) => ({ paddingBlock: measures.section })}>
        <Contents />
      </Container>
    </>
  );
}
