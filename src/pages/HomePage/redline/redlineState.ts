/** The tracked changes of the sample clause, in the order in which they stand in it. */
export const changeIds = ['renewal', 'exit', 'cure', 'data'] as const;
export type ChangeId = (typeof changeIds)[number];

/** What became of a change: nothing yet, taken over, or refused, so that the original stands. */
export type Decision = 'open' | 'accepted' | 'rejected';

export type Decisions = Readonly<Record<ChangeId, Decision>>;

export type RedlineAction =
  | { type: 'accept' | 'reject' | 'acceptAll' | 'undo' | 'reset' }
  | { type: 'select'; change: ChangeId }
  | { type: 'restore'; decisions: Decisions };

/** What happened last, for the live announcement. */
export interface RedlineEvent {
  type: 'accept' | 'reject' | 'acceptAll' | 'undo' | 'reset';
  /** The change it happened to; undefined when it happened to several. */
  change?: ChangeId | undefined;
}

export interface RedlineState {
  decisions: Decisions;
  /** The change that Accept and Reject apply to; undefined when everything is decided. */
  current: ChangeId | undefined;
  /** The states to go back to, oldest first. */
  past: readonly RedlineState[];
  event?: RedlineEvent;
}

const allOpen: Decisions = { renewal: 'open', exit: 'open', cure: 'open', data: 'open' };

export const initialRedline: RedlineState = { decisions: allOpen, current: changeIds[0], past: [] };

/** The changes that nobody has decided yet, in their order. */
export function openChanges({ decisions }: Pick<RedlineState, 'decisions'>): ChangeId[] {
  return changeIds.filter((change) => decisions[change] === 'open');
}

/** How it ended, for the line that sums it up: everything taken over, nothing, or some of it. */
export function outcomeOf({ decisions }: Pick<RedlineState, 'decisions'>) {
  const accepted = changeIds.filter((change) => decisions[change] === 'accepted').length;
  const kept = changeIds.length - accepted;
  return { kind: kept === 0 ? 'all' : accepted === 0 ? 'none' : 'some', accepted, kept } as const;
}

/** The next open change after `change`; after the last one the first open one again. */
function nextOpen(decisions: Decisions, change: ChangeId): ChangeId | undefined {
  const open = openChanges({ decisions });
  return open.find((one) => changeIds.indexOf(one) > changeIds.indexOf(change)) ?? open[0];
}

function decide(state: RedlineState, type: 'accept' | 'reject'): RedlineState {
  const { current: change } = state;
  if (!change) return state;
  const decisions: Decisions = {
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
  const accepted = Object.fromEntries(open.map((change) => [change, 'accepted'])) as Partial<Decisions>;
  return {
    decisions: { ...state.decisions, ...accepted },
    current: undefined,
    past: [...state.past, state],
    event: { type: 'acceptAll' },
  };
}

/** Goes back one decision; the change it was about becomes the current one again. */
function undo(state: RedlineState): RedlineState {
  const before = state.past.at(-1);
  if (!before) return state;
  const undone = changeIds.filter((change) => before.decisions[change] !== state.decisions[change]);
  return { ...before, event: { type: 'undo', change: undone.length === 1 ? undone[0] : undefined } };
}

/**
 * The live redline as a pure function. An action that has nothing to act on (Accept when all is decided, Undo when
 * nothing happened) gives the state back unchanged.
 */
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
      // What was decided here comes back as it is: then there is nothing to restore.
      if (changeIds.every((change) => action.decisions[change] === state.decisions[change])) return state;
      return { decisions: action.decisions, current: openChanges(action)[0], past: [] };
  }
}
