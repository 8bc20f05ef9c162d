import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CircledStet } from '../CircledStet';
import { useDecisions } from '../decisions/decisions';
import { outcomeOf } from './changes';

/** A one-line summary of the decisions. */
export function Outcome() {
  const decisions = useDecisions();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, paddingBlock: 1.75 }}>
      <CircledStet />
      <Typography variant="document" sx={{ fontSize: 'sizes.document', lineHeight: 1.45 }}>
        <FormattedMessage id="home.redline.outcome" values={outcomeOf(decisions)} />
      </Typography>
    </Box>
  );
}
