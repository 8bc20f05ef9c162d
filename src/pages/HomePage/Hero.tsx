import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { reflowQuery } from '../../styles/mediaQueries';
import { PageLink } from '../../components/PageLink';
import { RuledList } from '../../components/RuledList';
import { useText } from '../../locale/useText';
import { waitlistUrl } from '../../site';
import { HeroFilm } from './HeroFilm';
import { HeroTitle } from './HeroTitle';

const steps = ['draft', 'review', 'analysis', 'proofread'] as const;

/** The first screen: title, steps, and the film of the product. */
export function Hero() {
  const text = useText();
  return (
    <Container
      component="section"
      sx={{
        paddingBlockStart: (theme) =>
          `clamp(${theme.spacing(5)}, min(5vw, 18vh - 7rem), ${theme.spacing(9)})`,
        // Where a playing film's window is higher it takes this space.
        paddingBlockEnd: { xs: 7, sm: 14, md: 9, lg: 14 },
      }}
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
          gap: (theme) => ({ xs: 4.5, md: `clamp(${theme.spacing(4)}, 4.4vw, ${theme.spacing(8)})` }),
          marginBlockStart: ({ spacing }) => `clamp(${spacing(4)}, 4.2vw, ${spacing(7.5)})`,
          // As one row it would be moved to the second sheet of paper.
          '@media print': { display: 'block', '& > :last-child': { marginBlockStart: 4 } },
        }}
      >
        <Box
          sx={{
            // Tablets have room for the steps beside the text.
            display: { sm: 'grid', md: 'flex' },
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            columnGap: 5,
            flexDirection: 'column',
            placeItems: 'start',
            // The steps do not follow the film's description down when it opens.
            '&:has(+ * details[open])': { alignSelf: 'start' },
          }}
        >
          <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '25em', textWrap: 'balance' }}>
            <FormattedMessage id="home.hero.lead" />
          </Typography>
          <Typography
            variant="small"
            color="textSecondary"
            // Without the space, on a phone a letter’s width would decide how many lines there are.
            sx={{ marginBlockStart: 2, paddingInlineEnd: 2, textWrap: 'balance' }}
          >
            <FormattedMessage
              id="home.hero.audience"
              values={{ link: (chunks) => <PageLink to="/for-it">{chunks}</PageLink> }}
            />
          </Typography>
          <Button variant="contained" size="large" href={waitlistUrl} sx={{ marginBlockStart: 4 }}>
            <FormattedMessage id="home.hero.join" />
          </Button>
          <Typography
            variant="reference"
            sx={{
              color: 'text.secondary',
              marginBlockStart: 1.75,
              marginBlockEnd: { xs: 4.5, sm: 0, md: 5.5 },
              fontWeight: 'fontWeightRegular',
              textWrap: 'balance',
            }}
          >
            <FormattedMessage id="home.hero.consent" />
          </Typography>
          <RuledList
            component="ol"
            aria-label={text('home.hero.steps')}
            sx={({ breakpoints, typography }) => ({
              marginBlockStart: 'auto',
              // Down to the foot of the window, above the film's description, in rows that still look like rows.
              [breakpoints.between('md', 'lg')]: {
                display: 'grid',
                flexGrow: 1,
                maxHeight: '16.5rem',
                marginBlockEnd: 5.75,
              },
              width: '100%',
              borderColor: 'line.strong',
              counterReset: 'step',
              '& > li': {
                counterIncrement: 'step',
                display: 'grid',
                gridTemplateColumns: '1.75rem minmax(6.5rem, max-content) minmax(0, 1fr)',
                alignItems: 'baseline',
                alignContent: 'center',
                paddingBlock: 1.375,
                [reflowQuery]: { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
              },
              '& > li::before': {
                content: 'counter(step)',
                fontFamily: typography.families.display,
                color: 'text.tertiary',
              },
              [breakpoints.between('sm', 'md')]: {
                gridColumn: 2,
                gridRow: '1 / span 4',
                // The detail is below the name.
                '& > li': { gridTemplateColumns: '1.75rem minmax(0, 1fr)' },
                '& > li::before': { gridRow: 'span 2' },
              },
            })}
          >
            {steps.map((step) => (
              <Typography key={step} variant="small" component="li" color="textSecondary">
                <Typography
                  variant="smallSerif"
                  component="b"
                  color="textPrimary"
                  sx={{ paddingInlineEnd: 1 }}
                >
                  <FormattedMessage id={`home.hero.${step}.name`} />
                </Typography>
                <FormattedMessage id={`home.hero.${step}.detail`} />
              </Typography>
            ))}
          </RuledList>
        </Box>
        <HeroFilm />
      </Box>
    </Container>
  );
}
