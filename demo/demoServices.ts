/**
 * The services that the site calls, as middleware of its server: the location service, a fake installer, and the Content API of
 * two blogs with recorded answers of real Ghosts. `README.md` lists addresses and faults.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { actOut, choiceOf, faultFor, type Resource } from './faults.ts';
import { contentReply, etagOf } from './ghost/contentApi.ts';
import { draftReply } from './ghost/draft.ts';
import { feedReply } from './ghost/feed.ts';
import { sendFile } from './ghost/files.ts';
import { recordedUrl, type Language } from './ghost/recording.ts';
import { sendInstaller } from './installer.ts';
import { locationReply } from './location.ts';
import { send, textOf, type Reply } from './reply.ts';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The public address of the service, without a trailing slash. */
  base: string;
}

const faultOf = ({ request, url }: Call, resource: Resource) =>
  faultFor(choiceOf(request, url, 'demo_fault'), resource);

async function answerLocation(call: Call) {
  const country = call.request.headers['x-demo-country'] ?? choiceOf(call.request, call.url, 'demo_country');
  const reply = () => locationReply(country?.toString());
  if (!(await actOut(faultOf(call, 'location'), call.response, reply))) send(call.response, reply());
}

/** Adds an ETag, or replies 304 when it matches; errors and redirects are unchanged. */
function conditional({ request }: Call, reply: Reply): Reply {
  if (reply.status !== 200) return reply;
  const etag = etagOf(textOf(reply));
  const headers = { ...reply.headers, ETag: etag };
  const isReload = request.headers['cache-control']?.includes('no-cache');
  return !isReload && request.headers['if-none-match'] === etag
    ? { status: 304, headers }
    : { ...reply, headers };
}

/** Recorded addresses are those of the recorded Ghost. */
function atBase({ base }: Call, language: Language, { body, ...rest }: Reply): Reply {
  const text = JSON.stringify(body ?? '').replaceAll(recordedUrl[language], base);
  return { ...rest, body: JSON.parse(text) };
}

async function answerDraft(call: Call, language: Language, id: string) {
  const reply = () => atBase(call, language, draftReply(language, id));
  if (!(await actOut(faultOf(call, 'posts'), call.response, reply))) send(call.response, reply());
}

async function answerContent(call: Call, language: Language, endpoint: string) {
  const kind = endpoint.split('/')[0] as Resource;
  const reply = () =>
    atBase(call, language, contentReply(language, call.request.method ?? 'GET', endpoint, call.url));
  if (!(await actOut(faultOf(call, kind), call.response, reply)))
    send(call.response, conditional(call, reply()));
}

async function answerFile(call: Call, language: Language, file: string) {
  const reply = () => ({
    status: 200,
    headers: { 'Content-Type': 'image/png' },
    body: 'not really a picture',
  });
  if (await actOut(faultOf(call, 'files'), call.response, reply)) return;
  await sendFile(language, file, call.request, call.response);
}

/** The origin that the visitor requested. */
function originOf(request: IncomingMessage) {
  const protocol = request.headers['x-forwarded-proto']?.toString() ?? 'http';
  return `${protocol}://${request.headers.host ?? 'localhost'}`;
}

/** The services' addresses begin with this. */
const prefix = '/_demo';

/** Whether the address is one of ours and is being answered. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  if (!request.url?.startsWith(`${prefix}/`)) return false;
  const url = new URL(request.url, originOf(request));
  const path = url.pathname.slice(prefix.length);
  if (path === '/product/location') {
    await answerLocation({ request, response, url, base: '' });
    return true;
  }
  if (path.startsWith('/download/')) {
    sendInstaller(response);
    return true;
  }
  const [, language, content, file, draft, feed] =
    /^\/ghost\/(en|he)\/(?:ghost\/api\/content\/(.*)|content\/(.+)|p\/([^/]+)\/|(rss\/))$/.exec(path) ?? [];
  if (!language) return false;
  const call = { request, response, url, base: `${url.origin}${prefix}/ghost/${language}` };
  if (draft) await answerDraft(call, language as Language, draft);
  else if (feed) send(response, atBase(call, language as Language, feedReply(language as Language)));
  else if (file) await answerFile(call, language as Language, file);
  else await answerContent(call, language as Language, content ?? '');
  return true;
}

/** Connect-style middleware, for Vite's servers and `node:http`; passes on other and unknown addresses. */
export function demoServices(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): void {
  answer(request, response).then((isAnswered) => {
    if (!isAnswered) next();
  }, next);
}
