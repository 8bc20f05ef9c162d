import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useText } from '../../../locale/useText';
import { useTally } from './decisions';

/** Says politely what was decided last, and how many of the page's proposals are decided. */
export function DecisionStatus() {
  const text = useText();
  const { event, done, all } = useTally();
  return (
    <Box role="status" sx={visuallyHidden}>
      {event && `${text(`home.decisions.said.${event}`)} ${text('home.decisions.tally', { done, all })}`}
    </Box>
  );
}
