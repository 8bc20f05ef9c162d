import Stack from '@mui/material/Stack';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { OpeningRows } from '../../components/OpeningRows';
import { openPositions } from '../../data/openings';

/** The open positions with their number. */
export function OpeningList() {
  return (
    <section id="positions" aria-labelledby="positions-title">
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', paddingBlockEnd: 3 }}>
        <Typography variant="display2" id="positions-title">
          <FormattedMessage id="hiring.positions.title" />
        </Typography>
        <Chip
          component="span"
          variant="badge"
          label={openPositions.length}
          sx={{ minWidth: 40, minHeight: 40, fontSize: 'sizes.title1' }}
        />
      </Stack>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        <FormattedMessage id="hiring.positions.everyone" />
      </Typography>
      <OpeningRows positions={openPositions} aria-labelledby="positions-title" />
    </section>
  );
}
