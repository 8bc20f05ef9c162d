import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, isMissing } from './missingFile';

const gone = () => new Response('', { status: 404 });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const file = () => new Response('b', { headers: { 'content-type': 'text/javascript' } });

function answer(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() ?? file());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('a file of the build (X12)', () => {
  it.each([
    ['the 404 of a file', gone],
    ['a page in place of a file', page],
  ])('is fetched past the cache where that holds %s that has arrived since', async (_what, cached) => {
    const fetched = answer(cached(), file());
    expect(await (await fetchFile('/b.js', { priority: 'low' })).text()).toBe('b');
    expect(fetched.mock.calls).toEqual([
      ['/b.js', { priority: 'low', cache: 'default' }],
      ['/b.js', { priority: 'low', cache: 'reload' }],
    ]);
  });

  it.each([
    ['does not exist', gone, true],
    ['is answered with a page', page, true],
    ['meets a broken server', () => new Response('', { status: 502 }), false],
  ])('that %s is told from others: missing %s', async (_what, response, missing) => {
    answer(response(), response());
    const error: unknown = await fetchFile('/b.js').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isMissing(error)).toBe(missing);
  });

  it('is not missing where there is no network', () => {
    expect(isMissing(new TypeError('Failed to fetch'))).toBe(false);
    expect(isMissing(undefined)).toBe(false);
  });
});
