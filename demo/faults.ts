/** Faults on demand: a request can ask for a service to be down, slow or wrong. `README.md` lists them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decoded } from '../src/lib/decoded.ts';
import { send, textOf, type Reply } from './reply.ts';

/** The target of a fault; `ghost` covers all of Ghost's resources. */
export type Resource = 'location' | 'posts' | 'tags' | 'settings' | 'authors' | 'files';

/** Default delay of `slow` in milliseconds, longer than the site waits for a location. `slow-300` sets another one. */
const defaultDelay = 10_000;

/** The query parameter (`?demo_fault=`), or else the cookie of that name. */
export function choiceOf(request: IncomingMessage, url: URL, name: string): string | undefined {
  const queried = url.searchParams.get(name);
  if (queried !== null) return queried;
  const cookies = (request.headers.cookie ?? '').split('; ');
  const cookie = cookies.find((pair) => pair.startsWith(`${name}=`));
  const value = cookie?.slice(name.length + 1);
  return value && decoded(value);
}

/**
 * The fault for a resource in a list such as `ghost:down+location:slow`, or `500` for all. The first match wins, so `posts:ok+ghost:down`
 * exempts posts.
 */
export function faultFor(choice: string | undefined, resource: Resource): string | undefined {
  for (const part of choice?.split(/[ +,]/) ?? []) {
    const [target, fault] = part.includes(':') ? part.split(':') : [undefined, part];
    const fits = !target || target === resource || (target === 'ghost' && resource !== 'location');
    if (fits) return fault === 'ok' ? undefined : fault;
  }
  return undefined;
}

/** Empties lists, keys and the country. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([key, value]) => {
    if (key === 'meta') return [key, value];
    return [key, Array.isArray(value) ? [] : {}];
  });
  return Object.fromEntries(entries);
}

/** Required fields; `missing` removes all others. */
const essential = new Set(['id', 'slug', 'title', 'name', 'html', 'published_at']);

function reduced(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const keep = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([key]) => essential.has(key)))
      : value;
  const entries = Object.entries(body).filter(([key]) => key !== 'meta');
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(keep) : keep(value)]),
  );
}

/** A body with every text changed. The texts of a list have the list's key. */
function mapTexts(body: unknown, change: (text: string, key: string) => unknown, key = ''): unknown {
  if (typeof body === 'string') return change(body, key);
  if (Array.isArray(body)) return body.map((value) => mapTexts(value, change, key));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, mapTexts(value, change, name)]),
  );
}

/** Fields with an editor's text. */
const worded = new Set(['title', 'name', 'description', 'excerpt', 'custom_excerpt', 'feature_image_alt']);

/** Faults that change every text, in some fields only. */
const textChanges: Record<string, (text: string, key: string) => unknown> = {
  'wrong-types': (text) => text.length,
  'long-words': (text, key) => (worded.has(key) ? 'Donaudampfschiff'.repeat(40) : text),
  // 60 kB each.
  huge: (text, key) =>
    ['html', 'description'].includes(key) ? text.repeat(Math.ceil(60_000 / (text.length || 1))) : text,
};

/** The login page of a captive portal. */
const portal: Reply = {
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
  body: '<!doctype html><title>Sign in to this network</title><p>Please accept the terms.</p>',
};

function refusal(status: number): Reply {
  const errors = [{ message: `The service answered ${status} because it was asked to.`, type: 'DemoFault' }];
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      ...(status === 429 ? { 'Retry-After': '60' } : {}),
    },
    body: { errors },
  };
}

/** Announces the full length, sends half and closes the connection. */
function sendHalf(response: ServerResponse, reply: Reply) {
  const bytes = Buffer.from(textOf(reply));
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** Waits in milliseconds, or until the visitor disconnects. Resolves to whether the visitor is still connected. */
function waitUnlessClosed(response: ServerResponse, ms: number) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/**
 * Applies a fault.
 * @param reply creates the regular answer.
 * @returns false if the service should answer regularly (`slow` after its delay, or no fault).
 */
export async function actOut(
  fault: string | undefined,
  response: ServerResponse,
  reply: () => Reply,
): Promise<boolean> {
  if (!fault) return false;
  const [isSlow, delay = defaultDelay] = /^slow(?:-(\d+))?$/.exec(fault) ?? [];
  if (isSlow) return !(await waitUnlessClosed(response, Number(delay)));
  const change = textChanges[fault];
  if (fault === 'down') response.destroy();
  else if (/^[45]\d\d$/.test(fault)) send(response, refusal(Number(fault)));
  else if (fault === 'html') send(response, portal);
  else if (fault === 'truncated') sendHalf(response, reply());
  else if (fault === 'empty') send(response, { ...reply(), body: emptied(reply().body) });
  else if (fault === 'missing') send(response, { ...reply(), body: reduced(reply().body) });
  else if (change) send(response, { ...reply(), body: mapTexts(reply().body, change) });
  else send(response, { status: 400, body: `There is no fault called ${fault}; see demo/README.md.` });
  return true;
}
