import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { rebuildServer } from './rebuild';

const secret = 'a-secret-of-twenty-c';
let close: () => void = () => undefined;
afterEach(() => close());

async function serve(build: () => Promise<void>) {
  const server = rebuildServer({ secret, build });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return (path: string, method = 'POST') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method }).then(({ status }) => status);
}

it('builds when it is called by its secret address, and for nobody else', async () => {
  const build = vi.fn(async () => undefined);
  const call = await serve(build);
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
  const call = await serve(build);
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
  const call = await serve(build);
  await call(`/rebuild/${secret}`);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  await call(`/rebuild/${secret}`);
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  logged.mockRestore();
});
