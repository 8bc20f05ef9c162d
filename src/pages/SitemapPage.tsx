import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../translations';
import { Icon } from '../components/Icon';
import { Leader } from '../components/Leader';
import { PageHead } from '../components/PageHead';
import { PageLink } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { RuledList } from '../components/RuledList';
import { unmarkedList } from '../components/unmarkedList';
import { outlineOf, type Outline } from '../data/outline';
import { listedPages } from '../paths';

/** Every page of the site, and the parts of those that have many; the footer leads here, and without JavaScript so does the menu button. */
export default function SitemapPage() {
  const { messages } = useIntl();
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
            '&:has(> details)': { paddingBlockEnd: '6px' },
          },
          '& > li::before': {
            content: 'counter(page)',
            typography: 'smallSerif',
            fontSize: 22,
            fontWeight: 440,
            color: 'text.tertiary',
          },
          '& > li > p': { gridColumn: { xs: '2', md: 'auto' } },
          '& > li > details': { gridColumn: { xs: '2', md: '3' } },
        }}
      >
        {listedPages.map(({ path, name }) => {
          const outline = outlineOf(path, (id) => id in messages);
          return (
            <li key={path}>
              <Box sx={{ display: 'flex', gap: 1.5, '& > span': { display: { xs: 'none', md: 'block' } } }}>
                <PageLink to={path} variant="smallSerif" sx={{ fontSize: 22 }}>
                  <FormattedMessage id={`shell.page.${name}`} />
                </PageLink>
                <Leader />
              </Box>
              <Typography color="textSecondary">
                <FormattedMessage id={`sitemap.${name}.about`} />
              </Typography>
              {outline && <Parts outline={outline} />}
            </li>
          );
        })}
      </RuledList>
    </Container>
  );
}

/** The parts of a page, folded away behind their number. They need no script to unfold. */
function Parts({ outline: { kind, parts } }: { outline: Outline }) {
  return (
    <details>
      <Box
        component="summary"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          typography: 'meta',
          color: 'text.tertiary',
          cursor: 'pointer',
          listStyle: 'none',
          '&:hover': { color: 'text.primary' },
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & svg': { transform: 'rotate(180deg)' },
        }}
      >
        <span>
          <FormattedMessage id={`sitemap.parts.${kind}`} values={{ count: parts.length }} />
        </span>
        <Icon name="chevronDown" />
      </Box>
      <Box
        component="ol"
        sx={{
          ...unmarkedList,
          paddingBlockEnd: 1.5,
          columnGap: 4,
          columnCount: { sm: kind === 'questions' ? 1 : 2 },
          '& > li': { breakInside: 'avoid', paddingBlock: 0.75 },
        }}
      >
        {parts.map(({ to, titleId }) => (
          <li key={to}>
            <PageLink to={to} sx={{ typography: 'small' }}>
              <FormattedMessage id={titleId as MessageId} />
            </PageLink>
          </li>
        ))}
      </Box>
    </details>
  );
}
