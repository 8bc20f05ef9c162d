// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useEdits, type Edits } from './useEdits';

const ids = ['renewal', 'exit', 'cure', 'data'] as const;
type Id = (typeof ids)[number];
const nowhere = { current: null };

type Action = 'accept' | 'reject' | 'acceptAll' | 'undo' | 'reset' | { select: Id } | { reopen: Id };

function take({ current, open, decide, undo, reset, select }: Edits<Id>, action: Action): void {
  if (typeof action === 'object' && 'select' in action) return select(action.select);
  if (typeof action === 'object') return decide([action.reopen], undefined);
  if (action === 'undo') return undo();
  if (action === 'reset') return reset();
  if (action === 'acceptAll') return decide(open, 'accepted');
  decide(current ? [current] : [], action === 'accept' ? 'accepted' : 'rejected');
}

/** The edits after some actions. */
function play(...actions: Action[]): Edits<Id> {
  const { result } = renderHook(() => useEdits(ids, nowhere));
  for (const action of actions) act(() => take(result.current, action));
  return result.current;
}

/** `o` open, `a` accepted, `r` rejected, in clause order; then the current change. */
const summary = ({ outcomes, current }: Edits<Id>) =>
  `${ids.map((id) => (outcomes[id] ?? 'open')[0]).join('')} ${current ?? 'none'}`;

describe('a sample’s tracked changes (X5)', () => {
  it.each<[string, Action[], string]>([
    ['begin with every change open and the first one current', [], 'oooo renewal'],
    ['accept the current change and go on to the next', ['accept'], 'aooo exit'],
    ['reject the current change and go on to the next', ['reject'], 'rooo exit'],
    ['act on the change the visitor picked', [{ select: 'cure' }, 'accept'], 'ooao data'],
    ['go back to the first open change after the last one', [{ select: 'data' }, 'accept'], 'oooa renewal'],
    ['have no current change when all are decided', ['accept', 'reject', 'accept', 'accept'], 'araa none'],
    ['accept what is left, and keep what was rejected', ['reject', 'acceptAll'], 'raaa none'],
    ['undo one decision and make it current again', ['accept', 'reject', 'undo'], 'aooo exit'],
    [
      'make an undone change current that others were decided after',
      [{ select: 'cure' }, 'accept', { select: 'renewal' }, 'accept', 'undo', 'undo'],
      'oooo cure',
    ],
    ['undo decisions one after another', ['accept', 'reject', 'undo', 'undo'], 'oooo renewal'],
    ['undo “accept all” in one step', ['reject', 'acceptAll', 'undo'], 'rooo exit'],
    ['reopen one change and leave the others', ['accept', 'reject', { reopen: 'renewal' }], 'oroo renewal'],
    ['decide anew after an undo', ['accept', 'undo', 'reject'], 'rooo exit'],
    ['forget everything on reset', [{ select: 'cure' }, 'accept', 'reject', 'reset'], 'oooo renewal'],
    ['have nothing to undo after a reset', ['accept', 'reset', 'undo'], 'oooo renewal'],
    ['undo what follows a reset', ['accept', 'reset', 'reject', 'undo', 'undo'], 'oooo renewal'],
    ['do not pick a change that is decided', ['accept', { select: 'renewal' }], 'aooo exit'],
  ])('%s', (_sentence, actions, expected) => {
    expect(summary(play(...actions))).toBe(expected);
  });

  it.each<[string, Action[], Action]>([
    ['accept, when all is decided', ['acceptAll'], 'accept'],
    ['accept all, when all is decided', ['acceptAll'], 'acceptAll'],
    ['undo, when nothing was decided', [], 'undo'],
    ['reset, when nothing was decided', [], 'reset'],
  ])('ignore %s', (_what, before, action) => {
    expect(play(...before, action).event).toEqual(play(...before).event);
  });

  it.each<[Action[], Edits<Id>['event']]>([
    [['accept'], { type: 'accepted', ids: ['renewal'] }],
    [['accept', 'reject'], { type: 'rejected', ids: ['exit'] }],
    [['accept', 'reject', 'undo'], { type: 'undo', ids: ['exit'] }],
    [['acceptAll'], { type: 'accepted', ids }],
    [['acceptAll', 'undo'], { type: 'undo', ids }],
    [['accept', 'reset'], { type: 'reset', ids }],
  ])('know the last event, for the announcement: %j', (actions, event) => {
    expect(play(...actions).event).toEqual(event);
  });
});
