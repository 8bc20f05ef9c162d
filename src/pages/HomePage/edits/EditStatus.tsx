import { LiveRegion } from '../../../components/LiveRegion';
import { useText } from '../../../locale/useText';
import type { Edits } from './useEdits';

/** Announces the last decision and, of several changes, how many are left. */
export function EditStatus<Id extends string>({ event, ids, open }: Edits<Id>) {
  const text = useText();
  const said = event && text(`home.decisions.said.${event.type}`);
  const left = ids.length > 1 && text('home.redline.left', { open: open.length, total: ids.length });
  return <LiveRegion>{said && [said, left].filter(Boolean).join(' ')}</LiveRegion>;
}
