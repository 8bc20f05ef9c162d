import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundleLoader, loadRetries, type Messages } from './loadBundle';

beforeAll(loadRetries);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const messages: Messages = { 'shell.nav.home': [{ type: 0, value: 'Home' }] };

/** Runs all pauses, the first of which begins when the code for retries is there. */
async function runRetries() {
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
}
const refuse = () => Promise.reject(new Error('503'));

describe('the bundle loader (M2)', () => {
  it('reads at most 10 bundles at a time', async () => {
    const pending: (() => void)[] = [];
    const load = createBundleLoader(() => new Promise((resolve) => pending.push(() => resolve(messages))));
    const bundles = Array.from({ length: 25 }, (_, index) => load(`/messages/${index}.json`));
    await vi.advanceTimersByTimeAsync(0);
    expect(pending).toHaveLength(10);

    pending.splice(0, 3).forEach((answer) => answer());
    await vi.advanceTimersByTimeAsync(0);
    expect(pending).toHaveLength(10);

    while (pending.length > 0) {
      pending.splice(0).forEach((answer) => answer());
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await Promise.all(bundles)).toHaveLength(25);
  });

  it('tries 5 times more, first after 350 ms, then after twice as long each time', async () => {
    const start = Date.now();
    const times: number[] = [];
    const load = createBundleLoader(() => {
      times.push(Date.now() - start);
      return refuse();
    });
    const failed = expect(load('/messages/en/home.json')).rejects.toThrow('503');
    await runRetries();
    await failed;
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  });

  it('resolves with the first successful answer', async () => {
    const read = vi.fn<() => Promise<Messages>>(refuse).mockImplementationOnce(refuse);
    read.mockImplementationOnce(refuse).mockImplementationOnce(() => Promise.resolve(messages));
    const loaded = createBundleLoader(read)('/messages/en/home.json');
    await runRetries();
    expect(await loaded).toBe(messages);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads a bundle once', async () => {
    const read = vi.fn(() => Promise.resolve(messages));
    const load = createBundleLoader(read);
    await Promise.all([load('/a.json'), load('/a.json')]);
    await load('/a.json');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads a failed bundle again when asked', async () => {
    let isDown = true;
    const load = createBundleLoader(() => (isDown ? refuse() : Promise.resolve(messages)));
    const failed = expect(load('/a.json')).rejects.toThrow('503');
    await runRetries();
    await failed;
    isDown = false;
    expect(await load('/a.json')).toBe(messages);
  });

  it('treats a status outside 200–299 as a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })));
    const failed = expect(createBundleLoader()('/a.json')).rejects.toMatchObject({
      message: '/a.json',
      cause: 404,
    });
    await runRetries();
    await failed;
    vi.unstubAllGlobals();
  });
});
