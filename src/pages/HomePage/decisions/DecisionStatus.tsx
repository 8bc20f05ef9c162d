import { Announcement } from '../../../components/Announcement';
import { useText } from '../../../locale/useText';
import { useTally } from './decisions';

/** Announces the last decision, and the number of decided proposals. */
export function DecisionStatus() {
  const text = useText();
  const { event, done, all } = useTally();
  return (
    <Announcement>
      {event && `${text(`home.decisions.said.${event}`)} ${text('home.decisions.tally', { done, all })}`}
    </Announcement>
  );
}
