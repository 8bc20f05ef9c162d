import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';
import { openings } from '../../paths';

/** An SVG path, so that the comma does not wait for the display font. */
const comma =
  'M43 7c22 0 37.5 18 37.5 46 0 49-23.5 78-67.5 88l-3.5-16c25.5-6 39-20 39-34 0-10-3.5-13.5-13.5-16.500C18 70 7 60 7 43 7 23 22 7 43 7Z';

export function HiringHero() {
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gap: { xs: 5, md: 6 },
        alignItems: 'center',
        paddingBlock: (theme) =>
          `clamp(${theme.spacing(5)}, 5.6vw, ${theme.spacing(10)}) clamp(${theme.spacing(6)}, 4.4vw, ${theme.spacing(8)})`,
      }}
    >
      <div>
        <Typography variant="statement" component="h1" sx={{ maxWidth: '9em' }}>
          <FormattedMessage id="hiring.hero.title" />
        </Typography>
        <Typography
          variant="lead"
          color="textSecondary"
          sx={{ marginBlockStart: 2.5, maxWidth: '33em', textWrap: 'balance' }}
        >
          <FormattedMessage id="hiring.hero.lead" />
        </Typography>
        <Button
          component={PageAnchor}
          to="/hiring#positions"
          variant="contained"
          size="large"
          sx={{ marginBlockStart: 4, gap: 1.25 }}
        >
          <FormattedMessage id="hiring.positions.title" />
          <Chip component="span" variant="badge" label={openings.length} sx={{ fontSize: 'sizes.small' }} />
        </Button>
      </div>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          height: { xs: 220, md: 'clamp(280px, 26.4vw, 380px)' },
          backgroundColor: 'surface.desk',
          '@media (forced-colors: active)': { border: 1 },
          displayPrint: 'none',
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 88 148"
          sx={{ height: { xs: 128, md: '50%' }, fill: 'currentColor' }}
        >
          <path d={comma} />
        </Box>
        <Typography
          variant="document"
          component="span"
          sx={{
            position: 'absolute',
            insetInlineEnd: (theme) => ({ xs: theme.spacing(2.25), md: theme.spacing(3.5) }),
            insetBlockEnd: (theme) => ({ xs: theme.spacing(2), md: theme.spacing(2.75) }),
            paddingBlock: (theme) => theme.spacing(1.375, 1.625),
            paddingInline: 1.75,
            border: '1.5px solid currentColor',
            borderRadius: '50%',
            fontSize: 'sizes.body',
            lineHeight: 1.2,
          }}
        >
          <FormattedMessage id="hiring.hero.mark" />
        </Typography>
      </Box>
    </Box>
  );
}
