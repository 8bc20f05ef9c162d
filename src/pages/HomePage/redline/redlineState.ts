/** The changes of the sample clause, in text order. */
export const changeIds = ['renewal', 'exit', 'cure', 'data'] as const;
export type ChangeId = (typeof changeIds)[number];

export type Decision = 'open' | 'accepted' | 'rejected';

type RedlineDecisions = Readonly<Record<ChangeId, Decision>>;

export type RedlineAction =
  | { type: 'accept' | 'reject' | 'acceptAll' | 'undo' | 'reset' }
  | { type: 'select'; change: ChangeId }
  | { type: 'restore'; decisions: RedlineDecisions };

/** The last event, for the live region. */
export interface RedlineEvent {
  type: 'accept' | 'reject' | 'acceptAll' | 'undo' | 'reset';
  /** Undefined if it concerned several changes. */
  change?: ChangeId | undefined;
}

export interface RedlineState {
  decisions: RedlineDecisions;
  /** The change that Accept and Reject apply to; undefined when all are decided. */
  current: ChangeId | undefined;
  /** Undo history, oldest first. */
  past: readonly RedlineState[];
  event?: RedlineEvent;
}

const allOpen: RedlineDecisions = { renewal: 'open', exit: 'open', cure: 'open', data: 'open' };

export const initialRedline: RedlineState = { decisions: allOpen, current: changeIds[0], past: [] };

export function openChanges({ decisions }: Pick<RedlineState, 'decisions'>): ChangeId[] {
  return changeIds.filter((change) => decisions[change] === 'open');
}

/** Which summary to show. */
export function outcomeOf({ decisions }: Pick<RedlineState, 'decisions'>) {
  const accepted = changeIds.filter((change) => decisions[change] === 'accepted').length;
  const kept = changeIds.length - accepted;
  return { kind: kept === 0 ? 'all' : accepted === 0 ? 'none' : 'some', accepted, kept } as const;
}

/** The next open change, wrapping around. */
function nextOpen(decisions: RedlineDecisions, change: ChangeId): ChangeId | undefined {
  const open = openChanges({ decisions });
  return open.find((one) => changeIds.indexOf(one) > changeIds.indexOf(change)) ?? open[0];
}

function decide(state: RedlineState, type: 'accept' | 'reject'): RedlineState {
  const { current: change } = state;
  if (!change) return state;
  const decisions: RedlineDecisions = {
    ...state.decisions,
    [change]: type === 'accept' ? 'accepted' : 'rejected',
  };
  return {
    decisions,
    current: nextOpen(decisions, change),
    past: [...state.past, state],
    event: { type, change },
  };
}

function acceptAll(state: RedlineState): RedlineState {
  const open = openChanges(state);
  if (open.length === 0) return state;
  const decisions: Record<ChangeId, Decision> = { ...state.decisions };
  for (const change of open) decisions[change] = 'accepted';
  return {
    decisions,
    current: undefined,
    past: [...state.past, state],
    event: { type: 'acceptAll' },
  };
}

/** Undoes the last decision and selects its change. */
function undo(state: RedlineState): RedlineState {
  const before = state.past.at(-1);
  if (!before) return state;
  const undone = changeIds.filter((change) => before.decisions[change] !== state.decisions[change]);
  return { ...before, event: { type: 'undo', change: undone.length === 1 ? undone[0] : undefined } };
}

/** Reducer of the redline. Actions that do not apply return the same state. */
export function redlineReducer(state: RedlineState, action: RedlineAction): RedlineState {
  switch (action.type) {
    case 'accept':
    case 'reject':
      return decide(state, action.type);
    case 'acceptAll':
      return acceptAll(state);
    case 'undo':
      return undo(state);
    case 'reset':
      return openChanges(state).length === changeIds.length
        ? state
        : { ...initialRedline, event: { type: 'reset' } };
    case 'select':
      return state.decisions[action.change] === 'open' ? { ...state, current: action.change } : state;
    case 'restore':
      // Our own decisions coming back from the store.
      if (changeIds.every((change) => action.decisions[change] === state.decisions[change])) return state;
      return { decisions: action.decisions, current: openChanges(action)[0], past: [] };
  }
}
