// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeIds, type ChangeId } from './changes';
import type { Redline } from './useRedline';

vi.mock('../../../hooks/useReview', () => ({ useReview: () => ({ showDecisions() {} }) }));

type Action = Parameters<Redline['act']>[0] | { select: ChangeId };

/** The redline of a new visit after some actions. */
async function play(...actions: Action[]): Promise<Redline> {
  vi.resetModules();
  const { useRedline } = await import('./useRedline');
  const { result } = renderHook(useRedline);
  for (const action of actions)
    act(() =>
      typeof action === 'string' ? result.current.act(action) : result.current.select(action.select),
    );
  return result.current;
}

/** `o` open, `a` accepted, `r` rejected, in clause order; then the current change. */
const summary = ({ decisions, current }: Redline) =>
  `${changeIds.map((change) => (decisions[change] ?? 'open')[0]).join('')} ${current ?? 'none'}`;

describe('the live redline (X5)', () => {
  beforeEach(() => localStorage.clear());

  it('has at least four tracked changes', () => {
    expect(changeIds.length).toBeGreaterThanOrEqual(4);
  });

  it.each<[string, Action[], string]>([
    ['begins with every change open and the first one current', [], 'oooo renewal'],
    ['accepts the current change and goes on to the next', ['accept'], 'aooo exit'],
    ['rejects the current change and goes on to the next', ['reject'], 'rooo exit'],
    ['acts on the change the visitor picked', [{ select: 'cure' }, 'accept'], 'ooao data'],
    ['goes back to the first open change after the last one', [{ select: 'data' }, 'accept'], 'oooa renewal'],
    ['has no current change when all are decided', ['accept', 'reject', 'accept', 'accept'], 'araa none'],
    ['accepts what is left, and keeps what was rejected', ['reject', 'acceptAll'], 'raaa none'],
    ['undoes one decision and makes it current again', ['accept', 'reject', 'undo'], 'aooo exit'],
    [
      'makes an undone change current that others were decided after',
      [{ select: 'cure' }, 'accept', { select: 'renewal' }, 'accept', 'undo', 'undo'],
      'oooo cure',
    ],
    ['undoes decisions one after another', ['accept', 'reject', 'undo', 'undo'], 'oooo renewal'],
    ['undoes “accept all” in one step', ['reject', 'acceptAll', 'undo'], 'rooo exit'],
    ['decides anew after an undo', ['accept', 'undo', 'reject'], 'rooo exit'],
    ['forgets everything on reset', [{ select: 'cure' }, 'accept', 'reject', 'reset'], 'oooo renewal'],
    ['has nothing to undo after a reset', ['accept', 'reset', 'undo'], 'oooo renewal'],
    ['undoes what follows a reset', ['accept', 'reset', 'reject', 'undo', 'undo'], 'oooo renewal'],
    ['does not pick a change that is decided', ['accept', { select: 'renewal' }], 'aooo exit'],
  ])('%s', async (_sentence, actions, expected) => {
    expect(summary(await play(...actions))).toBe(expected);
  });

  it.each<[string, Action[], Action]>([
    ['accept, when all is decided', ['acceptAll'], 'accept'],
    ['reject, when all is decided', ['acceptAll'], 'reject'],
    ['accept all, when all is decided', ['acceptAll'], 'acceptAll'],
    ['undo, when nothing was decided', [], 'undo'],
    ['reset, when nothing was decided', [], 'reset'],
  ])('ignores %s', async (_what, before, action) => {
    const { event } = await play(...before);
    expect((await play(...before, action)).event).toEqual(event);
  });

  it.each<[Action[], Partial<Redline['event']>]>([
    [['accept'], { type: 'accepted', ids: ['renewal'] }],
    [['accept', 'reject'], { type: 'rejected', ids: ['exit'] }],
    [['accept', 'reject', 'undo'], { type: 'undo', ids: ['exit'] }],
    [['accept', 'reject', 'undo', 'undo'], { type: 'undo', ids: ['renewal'] }],
    [['acceptAll'], { type: 'accepted', ids: changeIds }],
    [['acceptAll', 'undo'], { type: 'undo', ids: changeIds }],
    [['accept', 'reset'], { type: 'reset', ids: ['renewal'] }],
  ])('knows the last event, for the announcement: %j', async (actions, event) => {
    expect((await play(...actions)).event).toEqual({ ...event, origin: 'redline' });
  });

  it('offers no undo for what was decided before this visit', async () => {
    localStorage.setItem('stet.decisions', '{"renewal":"rejected"}');
    vi.resetModules();
    const { finishReplay } = await import('../../../browser/replayFinished');
    const { useRedline } = await import('./useRedline');
    const { result } = renderHook(useRedline);
    await act(async () => finishReplay());
    expect(summary(result.current)).toBe('rooo exit');
    expect(result.current.canUndo).toBe(false);
    act(() => result.current.act('undo'));
    expect(summary(result.current)).toBe('rooo exit');
  });
});
