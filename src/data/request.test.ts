import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '../../demo/serve';
import { isTemporary, request, RequestError } from './request';

const schema = z.object({ list: z.array(z.object({ name: z.string() })) });
const good = { list: [{ name: 'a' }] };

/** The test server's behaviour by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/good': (response) => response.end(JSON.stringify(good)),
  '/created': (response) => response.writeHead(201).end(JSON.stringify(good)),
  '/moved': (response) => response.writeHead(301, { Location: '/good' }).end(),
  '/refused': (response) => response.writeHead(401).end('{"errors":[]}'),
  '/missing': (response) => response.writeHead(404).end(JSON.stringify(good)),
  '/broken': (response) => response.writeHead(500).end('no'),
  '/page': (response) => response.end('<!doctype html><title>Sign in</title>'),
  '/nothing': (response) => response.writeHead(204).end(),
  '/wrong-type': (response) => response.end('{"list":[{"name":"a"},{"name":7}]}'),
  '/wrong-whole': (response) => response.end('[]'),
  '/half': (response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('{"list":', () => response.destroy());
  },
  '/hang-up': (response) => response.destroy(),
  '/silent': () => {},
  '/stalled': (response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('{"list":');
  },
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve((incoming, response) => answers[incoming.url ?? '']?.(response));
});
afterAll(() => server.close());

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: RequestError) => {
      const { kind, status, message } = error;
      return { isOurs: error instanceof RequestError, kind, status, message };
    },
  );

describe('a request (N1)', () => {
  test.each(['/good', '/created', '/moved'])('returns the answer of %s', async (path) => {
    expect(await request(server.url + path, schema)).toEqual(good);
  });

  test.each([
    ['/refused', 'status', 'Request failed with status code 401', 401],
    ['/missing', 'status', 'Request failed with status code 404', 404],
    ['/broken', 'status', 'Request failed with status code 500', 500],
    ['/half', 'network', 'Network Error', undefined],
    ['/hang-up', 'network', 'Network Error', undefined],
    ['/page', 'shape', 'Unexpected response: it is not JSON', undefined],
    ['/nothing', 'shape', 'Unexpected response: it is not JSON', undefined],
    ['/wrong-type', 'shape', 'Unexpected response: list.1.name is not of type string', undefined],
    ['/wrong-whole', 'shape', 'Unexpected response: the whole of it is not of type object', undefined],
  ])('fails on %s: %s, %s', async (path, kind, message, status) => {
    expect(await failure(request(server.url + path, schema))).toMatchObject({
      isOurs: true,
      kind,
      message,
      status,
    });
  });

  test.each(['/silent', '/stalled'])('times out on %s', async (path) => {
    const error = await failure(request(server.url + path, schema, { timeout: 40 }));
    expect(error).toMatchObject({ isOurs: true, kind: 'timeout', message: 'timeout of 40ms exceeded' });
  });

  test('fails when no one listens', async () => {
    const gone = await serve(() => {});
    await gone.close();
    expect(await failure(request(gone.url, schema))).toMatchObject({
      kind: 'network',
      message: 'Network Error',
    });
  });

  test.each([
    ['before it starts', '/good', () => AbortSignal.abort()],
    ['while it waits', '/silent', () => AbortSignal.timeout(20)],
    ['while the answer arrives', '/stalled', () => AbortSignal.timeout(20)],
  ])('stops when its caller aborts %s', async (_when, path, signal) => {
    const error = await failure(request(server.url + path, schema, { signal: signal() }));
    expect(error).toMatchObject({ isOurs: true, kind: 'aborted', message: 'Request aborted' });
  });

  test.each([
    'ftp://example.com/x',
    'file:///etc/hosts',
    'data:application/json,{}',
    'javascript:1',
    'http://',
    '/path',
  ])('refuses %s', async (address) => {
    const error = await failure(request(address, schema));
    expect(error).toMatchObject({ isOurs: true, kind: 'protocol', message: 'Unsupported protocol' });
  });
});

test.each([
  [new RequestError('network', ''), true],
  [new RequestError('timeout', ''), true],
  [new RequestError('status', '', 500), true],
  [new RequestError('status', '', 503), true],
  [new RequestError('status', '', 429), true],
  [new RequestError('status', '', 401), false],
  [new RequestError('status', '', 404), false],
  [new RequestError('shape', ''), false],
  [new RequestError('aborted', ''), false],
  [new Error('ours'), false],
])('says which failures are temporary (%s)', (error, expected) => {
  expect(isTemporary(error)).toBe(expected);
});
