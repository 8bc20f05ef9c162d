import { describe, expect, it, vi } from 'vitest';
import { fetchFirst } from './importHelper.ts';

type Load = () => Promise<unknown>;

/** The helper with another function that fetches. */
const helper = (fetchFile: (url: URL) => Promise<Response>) => {
  const body = fetchFirst
    .replace(/import .*;/, '')
    .replace('export', 'return')
    .replace('import.meta.url', "'https://stet.example/assets/a.js'");
  // oxlint-disable-next-line typescript/no-implied-eval -- the bundler’s input is text
  return new Function('fetchFile', body)(fetchFile) as (load: Load) => Promise<unknown>;
};

/** A dynamic import as the bundler writes it, which a test must not perform. */
const importing = (result: unknown) => {
  const load = vi.fn(async () => result);
  return Object.assign(load, { toString: () => '()=>import(`./b.js`)' }) as Load & typeof load;
};

describe('a module that is imported on demand', () => {
  it('is fetched before', async () => {
    const fetched = vi.fn(async () => new Response('b'));
    expect(await helper(fetched)(importing('b'))).toBe('b');
    expect(fetched.mock.calls).toEqual([[new URL('https://stet.example/assets/b.js')]]);
  });

  it('is not imported where it cannot be fetched, so that the browser remembers no failure', async () => {
    const load = importing('b');
    const failing = helper(() => Promise.reject(new Error('https://stet.example/assets/b.js')));
    await expect(failing(load)).rejects.toThrow('https://stet.example/assets/b.js');
    expect(load).not.toHaveBeenCalled();
  });
});
