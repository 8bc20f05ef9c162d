import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { HiringContact } from '../components/HiringContact';
import { PageHead } from '../components/PageHead';
import { PageLink } from '../components/PageLink';
import { PageMeta } from '../components/PageMeta';
import { RuledList } from '../components/RuledList';
import { openingFacts } from '../data/openings';
import { useText } from '../locale/useText';
import { openings } from '../paths';
import { site } from '../site';

const parts = ['work', 'fit'] as const;
const lines = ['first', 'second', 'third'] as const;

/** `/hiring/…`: one position, on an address that can be sent to somebody it suits. */
export default function OpeningPage() {
  const text = useText();
  const { pathname } = useLocation();
  const { name } = openings.find(({ path }) => pathname.startsWith(path))!;
  const { place, occupation } = openingFacts[name];
  const title = text(`hiring.${name}.title`);
  const address = site.email.careers;

  return (
    <Container sx={{ paddingBlockEnd: 'clamp(64px, 7.4vw, 108px)' }}>
      <PageMeta title={`hiring.${name}.metaTitle`} description={`hiring.${name}.metaDescription`} />
      <Box component="nav" aria-label={text('hiring.trail.label')} sx={{ paddingBlockStart: 4 }}>
        <PageLink to="/hiring#positions" sx={{ fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id="hiring.positions.title" />
        </PageLink>
      </Box>
      <PageHead
        title={<FormattedMessage id={`hiring.${name}.title`} />}
        lead={<FormattedMessage id={`hiring.${name}.about`} />}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
          columnGap: 'clamp(48px, 7vw, 104px)',
          rowGap: 7,
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 7 }}>
          {parts.map((part) => (
            <section key={part}>
              <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
                <FormattedMessage id={`hiring.parts.${part}`} />
              </Typography>
              <RuledList>
                {lines.map((line) => (
                  <Typography
                    key={line}
                    variant="document"
                    component="li"
                    sx={{ paddingBlock: 1.75, textWrap: 'pretty' }}
                  >
                    <FormattedMessage id={`hiring.${name}.${part}.${line}`} />
                  </Typography>
                ))}
              </RuledList>
            </section>
          ))}
        </Box>
        <Box
          component="section"
          sx={{
            position: { md: 'sticky' },
            insetBlockStart: 24,
            borderBlockStart: 1,
            borderColor: 'line.ink',
          }}
        >
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              gap: '6px 24px',
              marginBlock: '16px 28px',
              '& dt': { color: 'text.tertiary' },
              '& dd': { margin: 0, fontWeight: 'fontWeightMedium' },
            }}
          >
            <dt>
              <FormattedMessage id="hiring.facts.place" />
            </dt>
            <dd>
              <FormattedMessage id={`hiring.place.${place}`} />
            </dd>
            <dt>
              <FormattedMessage id="hiring.facts.occupation" />
            </dt>
            <dd>
              <FormattedMessage id={`hiring.occupation.${occupation}`} />
            </dd>
          </Box>
          <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
            <FormattedMessage id="hiring.apply.title" />
          </Typography>
          <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
            <FormattedMessage id="hiring.apply.text" />
          </Typography>
          <Button
            variant="contained"
            size="large"
            href={`mailto:${address}?subject=${encodeURIComponent(text('hiring.apply.subject', { title }))}`}
          >
            <FormattedMessage id="hiring.apply.write" />
          </Button>
          <Typography variant="small" component="p" color="textSecondary" sx={{ marginBlockStart: 2 }}>
            <Link href={`mailto:${address}`}>
              <bdi dir="ltr">{address}</bdi>
            </Link>
          </Typography>
        </Box>
      </Box>
      <HiringContact />
    </Container>
  );
}
