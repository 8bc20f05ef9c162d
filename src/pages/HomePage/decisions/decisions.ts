import { replayFinished } from '../../../browser/replayFinished';
import { followStored, readStored, writeStored } from '../../../data/storage';
import { tryOrUndefined } from '../../../data/tryOrUndefined';
import { createStore } from '../../../hooks/createStore';
import { useStore } from '../../../hooks/useStore';
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

/** Who announces an event: the live redline, or else the page. */
type Origin = 'redline' | 'page';

interface DecisionEvent {
  type: Outcome | 'undo' | 'reset';
  /** The proposals that it changed. */
  ids: readonly DecisionId[];
  origin: Origin;
}

interface DecisionState {
  decisions: Decisions;
  /** Undo history of this visit, oldest first: what each step changed, as it was before. */
  past: readonly Decisions[];
  /** The last event to announce; undefined after another tab's. */
  event?: DecisionEvent | undefined;
}

const idsIn = (decisions: Decisions) => decisionIds.filter((id) => id in decisions);

/** These proposals as they are in `decisions`; open ones are included. */
const pick = (decisions: Decisions, ids: readonly DecisionId[]): Decisions =>
  Object.fromEntries(ids.map((id) => [id, decisions[id]]));

/** Ignores anything unknown in storage. */
export function parseDecisions(kept: string | null): Decisions {
  const outcomes: Record<string, unknown> = Object(tryOrUndefined<unknown>(() => JSON.parse(kept ?? '{}')));
  return Object.fromEntries(
    decisionIds
      .map((id) => [id, outcomes[id]] as const)
      .filter(([, outcome]) => outcome === 'accepted' || outcome === 'rejected'),
  );
}

const store = createStore<DecisionState>({ decisions: {}, past: [] });

/** Changes proposals, keeps all outcomes in this browser, and returns which changed. The history grows unless it is given. */
function change(
  outcomes: Decisions,
  { past, ...event }: Pick<DecisionEvent, 'type' | 'origin'> & Partial<Pick<DecisionState, 'past'>>,
): readonly DecisionId[] {
  const before = store.get();
  const ids = idsIn(outcomes).filter((id) => outcomes[id] !== before.decisions[id]);
  if (ids.length === 0) return ids;
  const decisions = { ...before.decisions, ...outcomes };
  store.set({
    decisions,
    past: past ?? [...before.past, pick(before.decisions, ids)],
    event: { ...event, ids },
  });
  writeStored('stet.decisions', decisionIds.some((id) => decisions[id]) ? JSON.stringify(decisions) : null);
  return ids;
}

// Hydration starts without decisions, as the prerendered page did; decisions made before it override stored ones.
let kept = parseDecisions(readStored('stet.decisions'));
if (idsIn(kept).length > 0)
  void replayFinished.then(() => {
    const { decisions, past, event } = store.get();
    store.set({ decisions: { ...kept, ...decisions }, past, event });
    if (past.length > 0) writeStored('stet.decisions', JSON.stringify(store.get().decisions));
  });

// Undo leaves what another tab decides or reopens.
followStored('stet.decisions', (text) => {
  const { decisions, past } = store.get();
  const others = parseDecisions(text);
  kept = others;
  const ownIn = (step: Decisions) => idsIn(step).filter((id) => others[id] === decisions[id]);
  store.set({
    decisions: others,
    past: past.map((step) => pick(step, ownIn(step))).filter((step) => idsIn(step).length > 0),
  });
});

/** Accepts or rejects proposals. */
export function decide(ids: readonly DecisionId[], outcome: Outcome, origin: Origin = 'page'): void {
  change(Object.fromEntries(ids.map((id) => [id, outcome])), { type: outcome, origin });
}

/** The step that `undo` takes back: the last one, or the last on some proposals unless that reset them. */
function stepToUndo({ past }: DecisionState, ids?: readonly DecisionId[]): Decisions | undefined {
  if (!ids) return past.at(-1);
  const step = past.findLast((one) => ids.some((id) => id in one));
  return ids.some((id) => step?.[id]) ? undefined : step;
}

/** Undoes the last step of this visit, or the last decision on some proposals; if it was of an earlier visit, they are reopened. */
export function undo(ids?: readonly DecisionId[], origin: Origin = 'page'): readonly DecisionId[] {
  const step = stepToUndo(store.get(), ids);
  const past = store.get().past.filter((one) => one !== step);
  return change(step ?? pick({}, ids ?? []), { type: 'undo', origin, past });
}

/** Reopens every proposal, or some. */
export function reset(ids: readonly DecisionId[] = decisionIds, origin: Origin = 'page'): void {
  change(pick({}, ids), { type: 'reset', origin });
}

/** The outcomes of all proposals. */
export const useDecisions = () => useStore(store, ({ decisions }) => decisions);

/** One proposal's outcome. */
export const useOutcome = (id: DecisionId) => useStore(store, ({ decisions }) => decisions[id]);

/** The last event, if it is this part's to announce. */
export const useDecisionEvent = (origin: Origin) =>
  useStore(store, ({ event }) => (event?.origin === origin ? event : undefined));

/** Whether there is a decision of this visit to undo, on these proposals or at all. */
export const useCanUndo = (ids?: readonly DecisionId[]) =>
  useStore(store, (state) => stepToUndo(state, ids) !== undefined);

/** Counts for the summary. */
export function useTally() {
  const decisions = useDecisions();
  const country = useLocale('country');
  // § 9 is shown in Israel only.
  const shown = decisionIds.filter((id) => id !== 'forum' || country === 'il');
  const count = (outcome: Outcome) => shown.filter((id) => decisions[id] === outcome).length;
  const [accepted, kept] = [count('accepted'), count('rejected')];
  return { accepted, kept, done: accepted + kept, all: shown.length };
}
