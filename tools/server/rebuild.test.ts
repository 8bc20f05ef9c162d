import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../demo/serve.ts';
import { answerCalls } from './rebuild';

const secret = 'a-secret-of-twenty-c';
let close: () => Promise<void>;
afterEach(() => close());

async function start(build: () => Promise<void>) {
  const server = await serve(answerCalls({ secret, build }));
  ({ close } = server);
  return (path: string, method = 'POST') => fetch(server.url + path, { method }).then(({ status }) => status);
}

it('builds when it is called by its secret address, and for nobody else', async () => {
  const build = vi.fn(async () => undefined);
  const call = await start(build);
  expect(await call('/rebuild/another-secret-of-20')).toBe(404);
  expect(await call(`/rebuild/${secret}`, 'GET')).toBe(404);
  expect(await call('/')).toBe(404);
  expect(build).not.toHaveBeenCalled();
  expect(await call(`/rebuild/${secret}`)).toBe(202);
  expect(build).toHaveBeenCalledOnce();
});

it('builds once more, and not at the same time, for all calls that arrive during a build', async () => {
  const ends: (() => void)[] = [];
  const build = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const call = await start(build);
  for (let count = 0; count < 4; count++) await call(`/rebuild/${secret}`);
  expect(build).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  ends[1]!();
  await call('/');
  expect(build).toHaveBeenCalledTimes(2);
});

it('continues after a failed build', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const build = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
  const call = await start(build);
  await call(`/rebuild/${secret}`);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await call(`/rebuild/${secret}`);
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  logged.mockRestore();
});
