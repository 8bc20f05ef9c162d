// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The store after a fresh page load. */
function open() {
  vi.resetModules();
  return import('./decisions');
}

function storageWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
}

describe('The decisions of the landing page (X21)', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = storageWith({});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stores nothing before the first decision or after undoing the last', async () => {
    const { decide, undo } = await open();
    expect(kept.size).toBe(0);
    decide(['title'], 'rejected');
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'rejected' });
    undo(['title']);
    expect(kept.size).toBe(0);
  });

  it('undoes decisions one by one, including a reset', async () => {
    const { decide, reset, undo } = await open();
    decide(['title'], 'accepted');
    decide(['cap'], 'rejected');
    reset();
    expect(kept.size).toBe(0);
    undo();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted', cap: 'rejected' });
    undo();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted' });
    undo();
    undo();
    expect(kept.size).toBe(0);
  });

  it('undoes a decision that is not the last, and then the others', async () => {
    const { decide, undo } = await open();
    decide(['title'], 'accepted');
    decide(['cap'], 'accepted');
    decide(['carveOut'], 'accepted');
    undo(['cap']);
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted', carveOut: 'accepted' });
    undo();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted' });
    undo();
    expect(kept.size).toBe(0);
  });

  it('undoes and resets part of the page, whatever was decided elsewhere afterwards', async () => {
    const { decide, reset, undo } = await open();
    const part = ['renewal', 'exit'] as const;
    decide(['renewal'], 'accepted');
    decide(['exit'], 'rejected');
    decide(['title'], 'accepted');
    expect(undo(part)).toEqual(['exit']);
    reset(part);
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted' });
    undo();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted', renewal: 'accepted' });
  });

  it('restores stored decisions and ignores anything else', async () => {
    const { parseDecisions } = await open();
    expect(parseDecisions('{"title":"accepted","cap":"maybe","other":"accepted"}')).toEqual({
      title: 'accepted',
    });
    for (const broken of [null, '', '{', '[]', 'null', '7']) expect(parseDecisions(broken)).toEqual({});
  });

  it.each([
    ['clears', null, null, '{}'],
    ['changes', 'stet.decisions', '{"cap":"rejected"}', '{"cap":"rejected"}'],
  ])('follows another tab that %s them before hydration', async (_what, key, newValue, expected) => {
    kept.set('stet.decisions', '{"title":"accepted"}');
    const listen = vi.fn<(type: string, listener: (event: object) => void) => void>();
    vi.stubGlobal('addEventListener', listen);
    const { useDecisions } = await open();
    const { finishReplay } = await import('../../../browser/replayFinished');
    listen.mock.calls.forEach(([, listener]) => listener({ key, newValue }));
    finishReplay();
    const { result } = renderHook(useDecisions);
    await act(async () => undefined);
    expect(JSON.stringify(result.current)).toBe(expected);
  });

  it('works where storage is blocked', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { decide, reset } = await open();
    expect(() => {
      decide(['title'], 'accepted');
      reset();
    }).not.toThrow();
  });
});
