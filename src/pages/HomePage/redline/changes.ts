import type { Decisions } from '../decisions/decisions';

/** The changes of the sample clause, in text order. */
export const changeIds = ['renewal', 'exit', 'cure', 'data'] as const;
export type ChangeId = (typeof changeIds)[number];

/** The changes that are not decided. */
export const openChanges = (decisions: Decisions) => changeIds.filter((change) => !decisions[change]);

/** The change that Accept and Reject apply to: the first open one from `start`, wrapping around; undefined when all are decided. */
export function currentChange(decisions: Decisions, start: ChangeId): ChangeId | undefined {
  const open = openChanges(decisions);
  return open.find((change) => changeIds.indexOf(change) >= changeIds.indexOf(start)) ?? open[0];
}

/** Which summary to show. */
export function outcomeOf(decisions: Decisions) {
  const accepted = changeIds.filter((change) => decisions[change] === 'accepted').length;
  const kept = changeIds.length - accepted;
  return { kind: kept === 0 ? 'all' : accepted === 0 ? 'none' : 'some', accepted, kept } as const;
}
