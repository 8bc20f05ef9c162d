import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useText } from '../../../locale/useText';
import { useTally } from './decisions';

/** Announces the last decision, and the number of decided proposals. */
export function DecisionStatus() {
  const text = useText();
  const { event, done, all } = useTally();
  return (
    <Box role="status" sx={visuallyHidden}>
      {event && `${text(`home.decisions.said.${event}`)} ${text('home.decisions.tally', { done, all })}`}
    </Box>
  );
}
