/** Sends the contract's requests and normalizes the answers, so that two services can be compared. */
import { draftElement } from '../../src/data/draftElement.ts';
import type { ContractRequest, Known } from './requests.ts';

/** A content service: its address without a trailing slash, and its key. */
export interface Service {
  url: string;
  key: string;
}

/** An answer without what may differ between services with the same content. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Headers that browsers and caches act on. */
const comparedHeaders = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-max-age',
  'content-version',
  'vary',
  'location',
];

/** The address of a request, with its key. */
export function addressOf(service: Service, { path, key }: ContractRequest) {
  const keys = { right: service.key, wrong: '0'.repeat(26), malformed: 'hello', none: undefined };
  const sent = keys[key ?? 'right'];
  if (path.startsWith('/')) return service.url + path;
  const address = `${service.url}/ghost/api/content/${path}`;
  return sent ? `${address}${path.includes('?') ? '&' : '?'}key=${sent}` : address;
}

/** Looks up the ids that `contractRequests` needs, except the draft's, which no visitor can look up. */
export async function knownOf(service: Service, draft: string): Promise<Known> {
  const response = await fetch(addressOf(service, { path: 'posts/?fields=id,slug&limit=1' }));
  const { posts } = (await response.json()) as { posts: Omit<Known, 'draft'>[] };
  if (!posts[0]) throw new Error(`${service.url} holds no posts`);
  return { ...posts[0], draft };
}

/** Sends one request. In the answer the service's own address is replaced by `replacement`. */
export async function ask(service: Service, request: ContractRequest, replacement: string): Promise<Answer> {
  const response = await fetch(addressOf(service, request), {
    method: request.method ?? 'GET',
    headers: { Origin: 'http://localhost:4173', ...request.headers },
    redirect: 'manual',
  });
  // A redirect has a path on the host, which for the embedded service starts with a prefix.
  const prefix = new URL(service.url).pathname.replace(/\/$/, '');
  const relocate = (text: string) => text.replaceAll(service.url, replacement).replaceAll(service.key, 'KEY');
  const text = relocate(await response.text());
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const json = isJson ? text : draftElement.exec(text)?.[1];
  const headers: Record<string, string> = {};
  for (const name of comparedHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = relocate(name === 'location' ? value.slice(prefix.length) : value);
  }
  return { status: response.status, headers, body: json ? JSON.parse(json) : text };
}

/** Removes what changes with every import: ids, and the month of uploads. */
export function comparable(answer: Answer): Answer {
  const text = JSON.stringify(answer)
    .replace(/"(id|uuid|comment_id|site_uuid)":"[0-9a-f-]+"/g, '"$1":"…"')
    .replace(/\/20\d\d\/\d\d\//g, '/year/month/');
  return JSON.parse(text);
}
