import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { DeskSpread } from '../../components/DeskSpread';
import { PageAnchor } from '../../components/PageLink';
import { openings } from '../../paths';
import { MissingComma } from './MissingComma';

export function HiringHero() {
  return (
    <DeskSpread onDesk={<MissingComma />}>
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
