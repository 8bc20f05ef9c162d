/** Faults on demand: a request can ask a service to be down, slow or lying. `README.md` lists them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, textOf, type Reply } from './reply.ts';

/** What a fault can hit; `ghost` stands for all of Ghost's. */
export type Resource = 'location' | 'posts' | 'tags' | 'settings' | 'authors' | 'files';

/** How long `slow` waits, in milliseconds, unless it says (`slow-300`). Longer than the site waits for a location. */
const slowness = 10_000;

/** What a request says in its query (`?demo_fault=`), or else in the cookie of that name. */
export function choiceOf(request: IncomingMessage, url: URL, name: string): string | undefined {
  const queried = url.searchParams.get(name);
  if (queried !== null) return queried;
  const cookies = (request.headers.cookie ?? '').split('; ');
  const cookie = cookies.find((pair) => pair.startsWith(`${name}=`));
  return cookie && decodeURIComponent(cookie.slice(name.length + 1));
}

/**
 * The fault that a choice such as `ghost:down+location:slow` or `500` holds for a resource.
 * The first that fits wins, so `posts:ok+ghost:down` spares the posts.
 */
export function faultFor(choice: string | undefined, resource: Resource): string | undefined {
  for (const part of choice?.split(/[ +,]/) ?? []) {
    const [target, fault] = part.includes(':') ? part.split(':') : [undefined, part];
    const fits = !target || target === resource || (target === 'ghost' && resource !== 'location');
    if (fits) return fault === 'ok' ? undefined : fault;
  }
  return undefined;
}

/** Lists with nothing in them, settings without a key, a location without a country. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([key, value]) => {
    if (key === 'meta') return [key, value];
    return [key, Array.isArray(value) ? [] : {}];
  });
  return Object.fromEntries(entries);
}

/** The fields that a post, a tag or the settings cannot do without; `missing` takes the rest away. */
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

/** Every text becomes a number. */
function mistyped(body: unknown): unknown {
  if (typeof body === 'string') return body.length;
  if (Array.isArray(body)) return body.map(mistyped);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, mistyped(value)]));
}

/** Every title, name and text of an item becomes one word that no line has room for. */
function lengthened(body: unknown, key = ''): unknown {
  if (Array.isArray(body)) return body.map((value) => lengthened(value, key));
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, lengthened(value, name)]));
  return typeof body === 'string' && worded.has(key) ? 'Donaudampfschiff'.repeat(40) : body;
}

/** The fields that hold an editor's words. */
const worded = new Set(['title', 'name', 'description', 'excerpt', 'custom_excerpt', 'feature_image_alt']);

/** 60 kB for every post and description. */
function swollen(body: unknown, key = ''): unknown {
  if (Array.isArray(body)) return body.map((value) => swollen(value, key));
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, swollen(value, name)]));
  return typeof body === 'string' && (key === 'html' || key === 'description')
    ? body.repeat(Math.ceil(60_000 / (body.length || 1)))
    : body;
}

/** What a hotel's network says instead of the service. */
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

/** Promises the whole, sends half, hangs up. */
function sendHalf(response: ServerResponse, reply: Reply) {
  const bytes = Buffer.from(textOf(reply));
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** Waits, in milliseconds, or until the visitor has gone; true when the visitor is still there. */
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
 * Acts out a fault.
 * @param reply makes the answer the service would give.
 * @returns false when the fault leaves the true answer to the service (`slow`, once it has waited, or none at all).
 */
export async function actOut(
  fault: string | undefined,
  response: ServerResponse,
  reply: () => Reply,
): Promise<boolean> {
  if (!fault) return false;
  const [name, detail] = fault.split('-');
  if (name === 'slow') return !(await waitUnlessClosed(response, Number(detail ?? slowness)));
  if (fault === 'down') response.destroy();
  else if (/^[45]\d\d$/.test(fault)) send(response, refusal(Number(fault)));
  else if (fault === 'html') send(response, portal);
  else if (fault === 'truncated') sendHalf(response, reply());
  else if (fault === 'empty') send(response, { ...reply(), body: emptied(reply().body) });
  else if (fault === 'missing') send(response, { ...reply(), body: reduced(reply().body) });
  else if (fault === 'long-words') send(response, { ...reply(), body: lengthened(reply().body) });
  else if (fault === 'huge') send(response, { ...reply(), body: swollen(reply().body) });
  else if (fault === 'wrong-types') send(response, { ...reply(), body: mistyped(reply().body) });
  else send(response, { status: 400, body: `There is no fault called ${fault}; see demo/README.md.` });
  return true;
}
