import { useSyncExternalStore } from 'react';
import { replayFinished } from '../../../browser/replayFinished';
import { attempt, readStored, store as keep } from '../../../data/storage';
import { createStore } from '../../../hooks/createStore';
import { useLocale } from '../../../locale/useLocale';

/** Every proposal on the landing page, in page order. */
const decisionIds = [
  'title',
  'cap',
  'carveOut',
  'claims',
  'applied',
  'renewal',
  'exit',
  'cure',
  'data',
  'forum',
] as const;
export type DecisionId = (typeof decisionIds)[number];

export type Outcome = 'accepted' | 'rejected';
/** A proposal without an outcome is open. */
export type Decisions = Readonly<Partial<Record<DecisionId, Outcome | undefined>>>;

interface DecisionState {
  decisions: Decisions;
  /** Undo history of this visit, oldest first. */
  past: readonly Decisions[];
  /** The last event to announce; undefined where another part announces it. */
  event?: Outcome | 'undo' | 'reset' | undefined;
}

const areSame = (one: Decisions, other: Decisions | undefined) =>
  other !== undefined && decisionIds.every((id) => one[id] === other[id]);

/** Ignores anything unknown in storage. */
export function parseDecisions(kept: string | null): Decisions {
  const outcomes = Object(attempt<unknown>(() => JSON.parse(kept ?? '{}'))) as Record<string, unknown>;
  return Object.fromEntries(
    decisionIds
      .map((id) => [id, outcomes[id]] as const)
      .filter(([, outcome]) => outcome === 'accepted' || outcome === 'rejected'),
  );
}

const store = createStore<DecisionState>({ decisions: {}, past: [] });

// Hydration starts without decisions, as the prerendered page did; decisions made before it override stored ones.
const kept = parseDecisions(readStored('stet.decisions'));
if (!areSame(kept, {}))
  void replayFinished.then(() => {
    const { decisions, past, event } = store.get();
    const all = { ...kept, ...decisions };
    store.set({ decisions: all, past: past.map((one) => ({ ...kept, ...one })), event });
    if (past.length > 0) keep('stet.decisions', JSON.stringify(all));
  });

// Undo leaves what another tab decides or reopens. Clearing storage gives a null key.
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key !== 'stet.decisions' && key !== null) return;
  const { decisions, past } = store.get();
  const others = parseDecisions(newValue);
  const changed = Object.fromEntries(
    decisionIds.filter((id) => others[id] !== decisions[id]).map((id) => [id, others[id]]),
  );
  const followed = [...past, decisions].map((one) => ({ ...one, ...changed }));
  store.set({
    decisions: followed.at(-1) ?? {},
    past: followed.slice(0, -1).filter((one, index) => !areSame(one, followed[index + 1])),
  });
});

/** Sets the decisions. Returning to the previous ones counts as an undo and adds no history. */
function change(next: Decisions, event?: DecisionState['event']) {
  const { decisions, past } = store.get();
  if (areSame(next, decisions)) return;
  const isBack = areSame(next, past.at(-1));
  store.set({ decisions: next, past: isBack ? past.slice(0, -1) : [...past, decisions], event });
  keep('stet.decisions', areSame(next, {}) ? null : JSON.stringify(next));
}

export function decide(id: DecisionId, outcome: Outcome): void {
  change({ ...store.get().decisions, [id]: outcome }, outcome);
}

/** Reopens one proposal. */
export function reopen(id: DecisionId): void {
  change({ ...store.get().decisions, [id]: undefined }, 'undo');
}

/** Takes decisions from a component that announces them itself. */
export function mergeDecisions(decisions: Decisions): void {
  change({ ...store.get().decisions, ...decisions });
}

/** Undoes the last decision of this visit, if any. */
export function undoLast(): void {
  const before = store.get().past.at(-1);
  if (before) change(before, 'undo');
}

/** Reopens every proposal. */
export function resetDecisions(): void {
  change({}, 'reset');
}

export function useDecisions(): Decisions {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().decisions,
    () => store.getFirst().decisions,
  );
}

/** One proposal's outcome. */
export function useOutcome(id: DecisionId): Outcome | undefined {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().decisions[id],
    () => store.getFirst().decisions[id],
  );
}

/** Counts for the summary, and the last event. */
export function useTally() {
  const { decisions, past, event } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  const country = useLocale('country');
  // § 9 is shown in Israel only.
  const shown = decisionIds.filter((id) => id !== 'forum' || country === 'il');
  const count = (outcome: Outcome) => shown.filter((id) => decisions[id] === outcome).length;
  const [accepted, kept] = [count('accepted'), count('rejected')];
  return {
    event,
    canUndo: past.length > 0,
    accepted,
    kept,
    done: accepted + kept,
    all: shown.length,
  };
}
