import { useSyncExternalStore } from 'react';
import { attempt, readStored, store as keep } from '../../../data/storage';
import { createStore, useLocale } from '../../../locale/useLocale';

/**
 * Every proposal that the landing page puts to the visitor, in the order of the page: the title's, the three cards of the hero's
 * window, the playbook's of § 4, the four changes of § 6 and the bilingual clause of § 9.
 */
export const decisionIds = [
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

/** What became of a proposal: it was taken over, or the original stands. */
export type Outcome = 'accepted' | 'rejected';
/** A proposal without an outcome is open. */
export type Decisions = Readonly<Partial<Record<DecisionId, Outcome | undefined>>>;

interface DecisionState {
  decisions: Decisions;
  /** The decisions to go back to, oldest first; of this visit only. */
  past: readonly Decisions[];
  /** What happened last, for the announcement; nothing where the part of the page announces it itself. */
  event?: Outcome | 'undo' | 'reset' | undefined;
}

const areSame = (one: Decisions, other: Decisions | undefined) =>
  other !== undefined && decisionIds.every((id) => one[id] === other[id]);

/** Reads what was kept; anything else that lies under the key is left out. */
export function parseDecisions(kept: string | null): Decisions {
  const outcomes = Object(attempt<unknown>(() => JSON.parse(kept ?? '{}'))) as Record<string, unknown>;
  return Object.fromEntries(
    decisionIds
      .map((id) => [id, outcomes[id]] as const)
      .filter(([, outcome]) => outcome === 'accepted' || outcome === 'rejected'),
  );
}

// The served page is drawn from no decisions at all, and hydration begins with the same.
const store = createStore<DecisionState>({ decisions: {}, past: [] });
// Without storage, and while the page is prerendered, nothing was kept.
const kept = parseDecisions(readStored('stet.decisions'));
if (!areSame(kept, {})) store.set({ decisions: kept, past: [] });

/** Makes these the decisions. A step back to what was before is an undo: it leaves nothing to undo behind. */
function change(next: Decisions, event?: DecisionState['event']) {
  const { decisions, past } = store.get();
  if (areSame(next, decisions)) return;
  const isBack = areSame(next, past.at(-1));
  store.set({ decisions: next, past: isBack ? past.slice(0, -1) : [...past, decisions], event });
  keep('stet.decisions', areSame(next, {}) ? null : JSON.stringify(next));
}

/** Decides one proposal. */
export function decide(id: DecisionId, outcome: Outcome): void {
  change({ ...store.get().decisions, [id]: outcome }, outcome);
}

/** Opens one proposal again. */
export function takeBack(id: DecisionId): void {
  change({ ...store.get().decisions, [id]: undefined }, 'undo');
}

/** Takes over the decisions of a part that announces them itself. */
export function adopt(decisions: Decisions): void {
  change({ ...store.get().decisions, ...decisions });
}

/** Goes back one decision, wherever on the page it was made. Does nothing where there is none of this visit. */
export function undoLast(): void {
  const before = store.get().past.at(-1);
  if (before) change(before, 'undo');
}

/** Opens every proposal again. */
export function startAgain(): void {
  change({}, 'reset');
}

/** The visitor's decisions. */
export function useDecisions(): Decisions {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().decisions,
    () => store.getFirst().decisions,
  );
}

/** How the visitor's decisions add up, and what happened last. */
export function useTally() {
  const { decisions, past, event } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  const country = useLocale('country');
  // § 9 is for visitors in Israel.
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
