import { describe, expect, it } from 'vitest';
import {
  changeIds,
  initialRedline,
  openChanges,
  redlineReducer,
  type RedlineAction,
  type RedlineEvent,
  type RedlineState,
} from './redlineState';

const accept = { type: 'accept' } as const;
const reject = { type: 'reject' } as const;
const acceptAll = { type: 'acceptAll' } as const;
const undo = { type: 'undo' } as const;
const reset = { type: 'reset' } as const;
const select = (change: (typeof changeIds)[number]) => ({ type: 'select', change }) as const;

const play = (...actions: RedlineAction[]) => actions.reduce(redlineReducer, initialRedline);

/** `o` open, `a` accepted, `r` rejected, in clause order; then the current change. */
const summary = ({ decisions, current }: RedlineState) =>
  `${changeIds.map((change) => decisions[change][0]).join('')} ${current ?? 'none'}`;

describe('the live redline (X5)', () => {
  it('has at least four tracked changes', () => {
    expect(changeIds.length).toBeGreaterThanOrEqual(4);
  });

  it.each<[string, RedlineAction[], string]>([
    ['begins with every change open and the first one current', [], 'oooo renewal'],
    ['accepts the current change and goes on to the next', [accept], 'aooo exit'],
    ['rejects the current change and goes on to the next', [reject], 'rooo exit'],
    ['acts on the change the visitor picked', [select('cure'), accept], 'ooao data'],
    ['goes back to the first open change after the last one', [select('data'), accept], 'oooa renewal'],
    ['has no current change when all are decided', [accept, reject, accept, accept], 'araa none'],
    ['accepts what is left, and keeps what was rejected', [reject, acceptAll], 'raaa none'],
    ['undoes one decision and makes it current again', [accept, reject, undo], 'aooo exit'],
    ['undoes decisions one after another', [accept, reject, undo, undo], 'oooo renewal'],
    ['undoes “accept all” in one step', [reject, acceptAll, undo], 'rooo exit'],
    ['decides anew after an undo', [accept, undo, reject], 'rooo exit'],
    ['forgets everything on reset', [accept, reject, reset], 'oooo renewal'],
    ['has nothing to undo after a reset', [accept, reset, undo], 'oooo renewal'],
    ['does not pick a change that is decided', [accept, select('renewal')], 'aooo exit'],
  ])('%s', (_sentence, actions, expected) => {
    expect(summary(play(...actions))).toBe(expected);
  });

  it.each<[string, RedlineAction[], RedlineAction]>([
    ['accept, when all is decided', [acceptAll], accept],
    ['reject, when all is decided', [acceptAll], reject],
    ['accept all, when all is decided', [acceptAll], acceptAll],
    ['undo, when nothing was decided', [], undo],
    ['reset, when nothing was decided', [], reset],
  ])('ignores %s', (_what, before, action) => {
    const state = play(...before);
    expect(redlineReducer(state, action)).toBe(state);
  });

  it.each<[RedlineAction[], RedlineEvent]>([
    [[accept], { type: 'accept', change: 'renewal' }],
    [[accept, reject], { type: 'reject', change: 'exit' }],
    [[accept, reject, undo], { type: 'undo', change: 'exit' }],
    [[accept, reject, undo, undo], { type: 'undo', change: 'renewal' }],
    [[acceptAll], { type: 'acceptAll' }],
    [[acceptAll, undo], { type: 'undo', change: undefined }],
    [[accept, reset], { type: 'reset' }],
  ])('records the last event for the announcement: %j', (actions, event) => {
    expect(play(...actions).event).toEqual(event);
  });

  it('names the open changes in the order of the clause', () => {
    expect(openChanges(play(select('cure'), accept))).toEqual(['renewal', 'exit', 'data']);
  });
});
