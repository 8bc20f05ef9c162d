import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../components/PageHead';
import { PageLink } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { listedPages } from '../paths';

/** Every page of the site; the footer leads here, and without JavaScript so does the menu button. */
export default function SitemapPage() {
  return (
    <Container sx={{ paddingBlockEnd: 'clamp(64px, 7.4vw, 108px)' }}>
      <PageMeta title="sitemap.meta.title" description="sitemap.meta.description" />
      <PageHead
        title={<FormattedMessage id="sitemap.hero.title" />}
        lead={<FormattedMessage id="sitemap.hero.lead" />}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          borderBlockStart: '1px solid',
          borderColor: 'line.ink',
        }}
      >
        {listedPages.map(({ path, name }) => (
          <Box
            component="li"
            key={path}
            sx={{
              display: 'grid',
              gridTemplateColumns: { md: '1fr 2fr' },
              gap: { xs: 0.5, md: 4 },
              alignItems: 'baseline',
              paddingBlock: 2,
              borderBlockEnd: '1px solid',
              borderColor: 'line.hair',
            }}
          >
            <PageLink to={path} variant="smallSerif">
              <FormattedMessage id={`shell.page.${name}`} />
            </PageLink>
            <Typography color="textSecondary">
              <FormattedMessage id={`sitemap.${name}.about`} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
