import { useState } from 'react';
import { useReview } from '../../../hooks/useReview';
import {
  decide,
  reset,
  undo,
  useCanUndo,
  useDecisionEvent,
  useDecisions,
  type Outcome,
} from '../decisions/decisions';
import { changeIds, type ChangeId } from './changes';

const origin = 'redline';

/** The sample clause's decisions, which are the page's, and what the visitor can do. */
export function useRedline() {
  const decisions = useDecisions();
  const canUndo = useCanUndo(changeIds);
  const event = useDecisionEvent(origin);
  const { showDecisions } = useReview();
  const [start, setStart] = useState<ChangeId>(changeIds[0]);
  const open = changeIds.filter((change) => !decisions[change]);
  // The first open one from `start`, wrapping around.
  const current = open.find((change) => changeIds.indexOf(change) >= changeIds.indexOf(start)) ?? open[0];

  const decideCurrent = (outcome: Outcome) => decide(current ? [current] : [], outcome, origin);
  const actions = {
    accept: () => decideCurrent('accepted'),
    reject: () => decideCurrent('rejected'),
    acceptAll: () => decide(open, 'accepted', origin),
    undo() {
      const undone = canUndo ? undo(changeIds, origin) : [];
      const change = changeIds.find((id) => undone.includes(id));
      if (change && undone.length === 1) setStart(change);
    },
    reset() {
      setStart(changeIds[0]);
      reset(changeIds, origin);
    },
  };

  return {
    decisions,
    event,
    open,
    /** The change that Accept and Reject apply to; undefined when all are decided. */
    current,
    canUndo,
    select: setStart,
    act(action: keyof typeof actions) {
      actions[action]();
      showDecisions();
    },
  };
}

export type Redline = ReturnType<typeof useRedline>;
