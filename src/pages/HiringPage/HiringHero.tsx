import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { DeskSpread } from '../../components/DeskSpread';
import { PageAnchor } from '../../components/PageLink';
import { openings } from '../../paths';

/** An SVG path, so that the comma does not wait for the display font. */
const comma =
  'M43 7c22 0 37.5 18 37.5 46 0 49-23.5 78-67.5 88l-3.5-16c25.5-6 39-20 39-34 0-10-3.5-13.5-13.5-16.500C18 70 7 60 7 43 7 23 22 7 43 7Z';

export function HiringHero() {
  return (
    <DeskSpread onDesk={<Comma />}>
      <Typography variant="statement">
        <FormattedMessage id="hiring.hero.title" />
      </Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        sx={{ marginBlock: (theme) => theme.spacing(2.5, 4.5), textWrap: 'balance' }}
      >
        <FormattedMessage id="hiring.hero.lead" />
      </Typography>
      <Button
        component={PageAnchor}
        to="/hiring#positions"
        variant="contained"
        size="large"
        sx={{ gap: 1.25 }}
      >
        <FormattedMessage id="hiring.positions.title" />
        <Chip component="span" variant="badge" label={openings.length} sx={{ fontSize: 'sizes.small' }} />
      </Button>
    </DeskSpread>
  );
}

function Comma() {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: { xs: 220, md: 'clamp(320px, 30vw, 440px)' },
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 88 148"
        sx={{ height: { xs: 128, md: 'clamp(200px, 21vw, 308px)' }, fill: 'currentColor' }}
      >
        <path d={comma} />
      </Box>
      <Typography
        variant="document"
        component="span"
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: (theme) => ({ xs: theme.spacing(2), md: 0 }),
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
  );
}
