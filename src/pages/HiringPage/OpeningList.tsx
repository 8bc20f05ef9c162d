import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { HiringContact } from '../../components/HiringContact';
import { Icon } from '../../components/Icon';
import { PageAnchor, PageLink } from '../../components/PageLink';
import { RuledList } from '../../components/RuledList';
import { openingFacts } from '../../data/openings';
import { useText } from '../../locale/useText';
import { openings, type Opening } from '../../paths';

export function OpeningList() {
  return (
    <Box component="section" id="positions" aria-labelledby="positions-title">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingBlockEnd: 3 }}>
        <Typography variant="display2" id="positions-title">
          <FormattedMessage id="hiring.positions.title" />
        </Typography>
        <Chip
          component="span"
          variant="badge"
          label={openings.length}
          sx={{ minWidth: 40, minHeight: 40, fontSize: 'sizes.title1' }}
        />
      </Box>
      <RuledList aria-labelledby="positions-title">
        {openings.map((opening) => (
          <OpeningRow key={opening.path} opening={opening} />
        ))}
      </RuledList>
      <HiringContact />
    </Box>
  );
}

function OpeningRow({ opening: { name, path } }: { opening: Opening }) {
  const text = useText();
  const { place, occupation } = openingFacts[name];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          sm: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2.2fr) auto',
        },
        gap: (theme) => ({ xs: theme.spacing(1.25, 4), md: 4 }),
        alignItems: 'center',
        paddingBlock: 3.5,
      }}
    >
      <Typography variant="h3" sx={{ fontSize: { md: 'sizes.title6' } }}>
        <PageLink to={path} underline="hover">
          <FormattedMessage id={`hiring.${name}.title`} />
        </PageLink>
      </Typography>
      <Typography color="textSecondary" sx={{ gridRowStart: { sm: 2, md: 1 }, gridColumnStart: { md: 2 } }}>
        <FormattedMessage id={`hiring.${name}.about`} />
      </Typography>
      <Typography
        variant="small"
        component="p"
        color="textSecondary"
        sx={{ display: 'flex', flexDirection: { md: 'column' }, columnGap: 1.5 }}
      >
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
          <FormattedMessage id={`hiring.place.${place}`} />
        </Box>
        <span>
          <FormattedMessage id={`hiring.occupation.${occupation}`} />
        </span>
      </Typography>
      <Button
        component={PageAnchor}
        to={path}
        variant="outlined"
        size="small"
        endIcon={<Icon name="arrow" />}
        aria-label={text('hiring.positions.readOne', { title: text(`hiring.${name}.title`) })}
        sx={{
          justifySelf: 'start',
          marginBlockStart: { xs: 1, md: 0 },
          gridRow: { sm: '1 / span 3', md: 'auto' },
          gridColumn: { sm: 2, md: 'auto' },
        }}
      >
        <FormattedMessage id="hiring.positions.read" />
      </Button>
    </Box>
  );
}
