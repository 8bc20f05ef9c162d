import { Announcement } from '../../../components/Announcement';
import { useText } from '../../../locale/useText';
import { useDecisionEvent, useTally } from './decisions';

/** Announces the last decision, and the number of decided proposals. */
export function DecisionStatus() {
  const text = useText();
  const event = useDecisionEvent('page');
  const { done, all } = useTally();
  return (
    <Announcement>
      {event && `${text(`home.decisions.said.${event.type}`)} ${text('home.decisions.tally', { done, all })}`}
    </Announcement>
  );
}
