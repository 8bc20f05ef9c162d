import { beforeEach, describe, expect, it, vi } from 'vitest';

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

  it('stores nothing before the first decision or after undoing the last', async () => {
    const { decide, reopen } = await open();
    expect(kept.size).toBe(0);
    decide('title', 'rejected');
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'rejected' });
    reopen('title');
    expect(kept.size).toBe(0);
  });

  it('undoes decisions one by one, including a reset', async () => {
    const { decide, resetDecisions, undoLast } = await open();
    decide('title', 'accepted');
    decide('cap', 'rejected');
    resetDecisions();
    expect(kept.size).toBe(0);
    undoLast();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted', cap: 'rejected' });
    undoLast();
    expect(JSON.parse(kept.get('stet.decisions') ?? '')).toEqual({ title: 'accepted' });
    undoLast();
    undoLast();
    expect(kept.size).toBe(0);
  });

  it('treats reverting a decision as an undo', async () => {
    const { decide, reopen, undoLast } = await open();
    decide('title', 'accepted');
    decide('cap', 'accepted');
    reopen('cap');
    undoLast();
    expect(kept.size).toBe(0);
  });

  it('restores stored decisions and ignores anything else', async () => {
    const { parseDecisions } = await open();
    expect(parseDecisions('{"title":"accepted","cap":"maybe","other":"accepted"}')).toEqual({
      title: 'accepted',
    });
    for (const broken of [null, '', '{', '[]', 'null', '7']) expect(parseDecisions(broken)).toEqual({});
  });

  it('works where storage is blocked', async () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { decide, resetDecisions } = await open();
    expect(() => {
      decide('title', 'accepted');
      resetDecisions();
    }).not.toThrow();
  });
});
