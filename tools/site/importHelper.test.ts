import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFirst } from './importHelper.ts';

type Load = () => Promise<unknown>;
const { __vitePreload: preload } = (await import(
  `data:text/javascript,${encodeURIComponent(fetchFirst.replace('import.meta.url', "'https://stet.example/assets/a.js'"))}`
)) as { __vitePreload(load: Load): Promise<unknown> };

/** A dynamic import as the bundler writes it, which a test must not perform. */
const importing = (result: unknown) => {
  const load = vi.fn(async () => result);
  return Object.assign(load, { toString: () => '()=>import(`./b.js`)' }) as Load & typeof load;
};

afterEach(() => vi.unstubAllGlobals());

describe('a module that is imported on demand', () => {
  it('is fetched before', async () => {
    const fetched = vi.fn(async () => new Response('b'));
    vi.stubGlobal('fetch', fetched);
    expect(await preload(importing('b'))).toBe('b');
    expect(fetched.mock.calls).toEqual([[new URL('https://stet.example/assets/b.js')]]);
  });

  it('is fetched past the cache where that holds the 404 of a file that has arrived since', async () => {
    const answers = [new Response('', { status: 404 }), new Response('b')];
    const fetched = vi.fn(async () => answers.shift()!);
    vi.stubGlobal('fetch', fetched);
    expect(await preload(importing('b'))).toBe('b');
    expect(fetched.mock.lastCall).toEqual([expect.any(URL), { cache: 'reload' }]);
  });

  it('is not imported where it cannot be fetched, so that the browser remembers no failure', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const load = importing('b');
    await expect(preload(load)).rejects.toThrow('https://stet.example/assets/b.js');
    expect(load).not.toHaveBeenCalled();
  });
});
