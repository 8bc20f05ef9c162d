import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { Reference } from '../../components/Reference';
import { lowestAnnualPrices } from '../../data/prices';
import { useText } from '../../locale/useText';
import { waitlistUrl } from '../../site';
import { listReset } from '../../styles/listReset';
import { HeroFilm } from './HeroFilm';
import { HeroTitle } from './HeroTitle';

/** From here to the first use. */
const next = ['waitlist', 'invitation', 'install'] as const;

const steps = ['draft', 'review', 'analysis', 'proofread'] as const;

/** What it is, for whom, from what price, and what to do next: on a phone all of it is on the first screen. */
function Offer() {
  const text = useText();
  return (
    <Stack sx={{ alignItems: 'start', gap: { xs: 1.75, md: 2 } }}>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '25em', textWrap: 'pretty' }}>
        <FormattedMessage id="home.hero.lead" />
      </Typography>
      <Typography variant="small" color="textSecondary" sx={{ textWrap: 'balance' }}>
        <FormattedMessage
          id="home.hero.audience"
          values={{ link: (chunks) => <PageLink to="/for-it">{chunks}</PageLink> }}
        />
      </Typography>
      <Button
        variant="contained"
        size="large"
        href={waitlistUrl}
        sx={{ marginBlockStart: { xs: 0.5, md: 1.5 } }}
      >
        <FormattedMessage id="home.hero.join" />
      </Button>
      <Typography variant="small">
        <FormattedMessage
          id="home.hero.price"
          values={{
            price: <Price cents={lowestAnnualPrices.pro} />,
            link: (chunks) => <PageLink to="/pricing">{chunks}</PageLink>,
          }}
        />
      </Typography>
      <Typography
        variant="reference"
        component="div"
        color="textSecondary"
        sx={{
          fontWeight: 'fontWeightRegular',
          '& ol': { ...listReset, display: 'flex', flexWrap: 'wrap', columnGap: '0.5em' },
          '& li + li::before': { content: '"→"', paddingInlineEnd: '0.5em', color: 'text.tertiary' },
          '&:lang(he) li + li::before': { content: '"←"' },
        }}
      >
        <ol aria-label={text('home.hero.next')}>
          {next.map((step) => (
            <FormattedMessage key={step} id={`home.hero.next.${step}`} tagName="li" />
          ))}
        </ol>
        <FormattedMessage id="home.hero.consent" />
        <Reference claim="waitlist" />
      </Typography>
    </Stack>
  );
}

/** The first screen: title and offer, the window in which visitors decide, and the four steps. */
export function Hero() {
  const text = useText();
  return (
    <Container
      component="section"
      sx={({ spacing }) => ({
        // So that all of it is on a low first screen as well.
        paddingBlockStart: `clamp(${spacing(3.5)}, 5vw, ${spacing(8)})`,
        '@media (max-height: 800px)': { paddingBlockStart: 3.5 },
        paddingBlockEnd: { xs: 3.5, md: 6 },
      })}
    >
      <HeroTitle />
      <Box
        sx={{
          display: 'grid',
          // Below `lg` the film is cropped to its document and needs half of the width.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 4fr) minmax(0, 8fr)',
          },
          gap: (theme) => ({ xs: 3.5, md: `clamp(${theme.spacing(4)}, 4.4vw, ${theme.spacing(8)})` }),
          marginBlockStart: ({ spacing }) => `clamp(${spacing(2.5)}, 4.2vw, ${spacing(6.5)})`,
          // As one row it would be moved to the second sheet of paper.
          '@media print': { display: 'block', '& > :last-child': { marginBlockStart: 4 } },
        }}
      >
        <Offer />
        <HeroFilm />
      </Box>
      <Box
        component="ol"
        aria-label={text('home.hero.steps')}
        sx={({ typography }) => ({
          ...listReset,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: { xs: 1.5, md: 4 },
          marginBlockStart: { xs: 2.5, md: 4 },
          counterReset: 'step',
          '& > li': {
            counterIncrement: 'step',
            paddingBlockStart: 1,
            borderBlockStart: 1,
            borderColor: 'line.strong',
          },
          '& > li::before': {
            content: 'counter(step)',
            paddingInlineEnd: '0.75em',
            fontFamily: typography.families.display,
            color: 'text.tertiary',
          },
        })}
      >
        {steps.map((step) => (
          <Typography key={step} variant="small" component="li" color="textSecondary">
            <Typography variant="smallSerif" component="b" color="textPrimary">
              <FormattedMessage id={`home.hero.${step}.name`} />
            </Typography>
            <br />
            <FormattedMessage id={`home.hero.${step}.detail`} />
          </Typography>
        ))}
      </Box>
    </Container>
  );
}
