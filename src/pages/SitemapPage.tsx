import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../components/PageHead';
import { PageLink } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { RuledList } from '../components/RuledList';
import { listedPages } from '../paths';

/** Every page of the site; the footer leads here, and without JavaScript so does the menu button. */
export default function SitemapPage() {
  return (
    <Container sx={({ measures }) => ({ paddingBlockEnd: measures.section })}>
      <PageMeta title="sitemap.meta.title" description="sitemap.meta.description" />
      <PageHead
        title={<FormattedMessage id="sitemap.hero.title" />}
        lead={<FormattedMessage id="sitemap.hero.lead" />}
      />
      <RuledList
        component="ol"
        sx={{
          counterReset: 'page',
          '& > li': {
            counterIncrement: 'page',
            display: 'grid',
            gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '72px minmax(0, 4fr) minmax(0, 7fr)' },
            columnGap: { md: 4 },
            rowGap: 0.5,
            alignItems: 'baseline',
            paddingBlock: '18px',
          },
          '& > li::before': {
            content: 'counter(page)',
            typography: 'smallSerif',
            fontSize: 22,
            fontWeight: 440,
            color: 'text.tertiary',
          },
          '& > li > p': { gridColumn: { xs: '2', md: 'auto' } },
        }}
      >
        {listedPages.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} variant="smallSerif" sx={{ justifySelf: 'start', fontSize: 22 }}>
              <FormattedMessage id={`shell.page.${name}`} />
            </PageLink>
            <Typography color="textSecondary">
              <FormattedMessage id={`sitemap.${name}.about`} />
            </Typography>
          </li>
        ))}
      </RuledList>
    </Container>
  );
}
