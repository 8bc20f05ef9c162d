import type { TrustedTypePolicyFactory } from 'trusted-types/lib';
import { hashTarget } from '../browser/hashTarget';
import { isSearchKey, isTyping } from '../browser/searchShortcut';
import { watchFilm } from '../browser/watchIntersection';
import { isNewer } from '../data/blogVersion';
import { countryOf, locationTimeout } from '../data/country';
import { followStored } from '../data/storage';
import { asLanguage, type Language } from '../locale/languages';
import { pageAddress, showInAddress } from '../locale/pageAddress';
import {
  chosenLanguage,
  forcedLanguage,
  resolveLanguage,
  type CountryAnswer,
} from '../locale/resolveLanguage';
import { showCountry } from '../locale/showCountry';
import { storeLanguage } from '../locale/storedLanguage';
import { pagePathOf } from '../paths';
import type { Application, StartHandover } from './handover';
import { hydrateAround, deferClicksUntilHydrated } from './selectiveHydration';
import { showScheme } from './scheme';

/* The second script of every page, imported by the start script once the page is parsed: asks the location service, fetches the
   application's files ahead, and imports them when they are needed. See CONTRIBUTING, “What runs when”. */

const html = document.documentElement;
const { dataset } = document.getElementById('root')!;
const handover: StartHandover = window.stetStart!;
const { sources, revealPage, hydrate } = handover;
const forced = forcedLanguage(sources);
handover.hydrateAround = hydrateAround;
handover.pending = new Set();
deferClicksUntilHydrated(handover);

// A language in the address is a choice for the next page as well.
const named = forced ?? asLanguage(sources.query);
if (named) storeLanguage(named);

followStored('stet.scheme', showScheme);

/** Whether a key types a character; a leading space scrolls. */
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && (key !== ' ' || handover.typed !== '') && !(ctrlKey || metaKey || altKey);

/** Discards the letters typed for a search that will not open. */
const forgetTyped = () => void delete handover.typed;

function recordKey(event: KeyboardEvent) {
  const { key, target } = event;
  const opensSearch = isSearchKey(event);
  if (opensSearch) handover.typed = '';
  else if (key === 'Escape' || html.dataset.waiting === 'failed') forgetTyped();
  else if (handover.typed !== undefined && isText(event) && !isTyping(target)) {
    handover.typed += key;
    event.preventDefault();
  }
  if (!handover.isRecording || !opensSearch) return;
  event.preventDefault();
  handover.record({ kind: 'search', target: html });
}
addEventListener('keydown', recordKey, true);
if (handover.lastKey) recordKey(handover.lastKey);

function onClick({ target }: Event) {
  // Beside the menu, a press arrives at the dialog itself.
  if (target instanceof HTMLDialogElement) target.close();
  if (target instanceof Element && target.closest('[data-cancel]')) forgetTyped();
}
addEventListener('click', onClick, true);

/** Addresses whose files are in the HTTP cache. */
const fetched = new Set<string>();

/**
 * Fetches a file into the HTTP cache, because some browsers remember a failed import, but none a failed fetch. The cache may hold the 404 of
 * a file that has arrived since, during a release.
 */
async function fetchFile(file: string, priority: RequestPriority) {
  if (fetched.has(file)) return;
  let response = await fetch(file, { priority });
  if (!response.ok) response = await fetch(file, { priority, cache: 'reload' });
  if (!response.ok) throw new Error(file);
  await response.arrayBuffer();
  fetched.add(file);
}

let locales: Promise<unknown> | undefined;

/**
 * Has the browser read its list of locales in a worker, since that takes a phone a tenth of a second. Otherwise react-intl's first calls
 * would do it in the middle of hydration. Never rejects: without a worker, they do.
 */
function readLocales(): Promise<unknown> {
  return (locales ??= new Promise((resolve) => {
    try {
      const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
      // The content security policy allows one policy of this name; nothing else can reach it.
      const policy = trustedTypes?.createPolicy('stet-locales', { createScriptURL: (address) => address });
      const worker = new Worker((policy?.createScriptURL(__LOCALES__) ?? __LOCALES__) as string);
      worker.onmessage = worker.onerror = resolve;
    } catch {
      resolve(undefined);
    }
  }));
}

/** Resolves when the effect of a press has been painted; soon in a hidden tab, which paints nothing. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

const listed = (files = '') => files.split(' ').filter(Boolean);

/** Fetches a file that the start needs. Messages of the other language may be missing: the page works without them. */
async function fetchForStart(file: string) {
  const isOptional = file.startsWith('/messages/') && !file.startsWith(`/messages/${sources.htmlTag}/`);
  await fetchFile(file, 'high').catch((error: unknown) => {
    if (!isOptional) throw error;
  });
}

// Read-only without JavaScript. What is typed now is recorded.
for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[readonly]')) {
  // Sets the dirty flag: without it, React's writing of `defaultValue` in hydration would move the caret to the start.
  const { value } = field;
  field.value = value;
  field.readOnly = false;
}

let isImporting = false;
let isLeaving = false;

handover.loadApplication = async () => {
  const files = listed(dataset.files);
  if (!files.length || isLeaving) return;
  isImporting = true;
  try {
    await Promise.all([painted(), readLocales(), ...files.map(fetchForStart)]);
    // Imported by the application alone, all would be evaluated in one long task; React, half of it, is evaluated before the others.
    const modules = files.filter((file) => file.endsWith('.js'));
    const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
    await Promise.all(modules.filter((file) => file.startsWith('/assets/react-')).map(load));
    const imported = await Promise.all(modules.map(load));
    await (imported.at(-1) as Application).start();
  } catch (error) {
    fetched.clear();
    isImporting = false;
    throw error;
  }
};

const answers = document.getElementById('answers')?.textContent;

/** Whether the page needs the application before the visitor interacts. */
function needsApplicationAtOnce(): boolean {
  const { page = '', hydrate: when } = dataset;
  const state = [...new URLSearchParams(location.search).keys()].some(
    (name) => !/^(?:lng|v|utm_\w+)$/.test(name),
  );
  // A host may answer every address with one file; patterns (`*`, `/blog/:slug`) match anything.
  const isOtherPage = !/[:*]/.test(page) && page !== pagePathOf(location.pathname);
  const target = hashTarget(location.hash);
  const isClosed = Boolean(target?.closest('[data-hydrate=hash], [hidden]'));
  const lacksContent = when === 'content' && !answers;
  // The way back from a post leads to the reader's subjects.
  const hasSubjects = when === 'content' && /\/blog\?/.test(document.referrer);
  const isLanguageOpen = 'switching' in html.dataset;
  return isLanguageOpen || when === 'load' || lacksContent || hasSubjects || state || isOtherPage || isClosed;
}

/**
 * Once Hebrew is certain and chosen, gives the page its Hebrew address: in place if the page is rendered, else by navigation, since that
 * address has Hebrew HTML.
 */
function putLanguageInAddress(language: Language) {
  if (chosenLanguage(sources) !== 'he' || language !== 'he') return;
  if ('switching' in html.dataset && !sources.path) {
    isLeaving = true;
    location.replace(pageAddress('he'));
  } else showInAddress('he');
}

/** Sets the attributes that styles for the country use, and starts the application for another language. */
function applyAnswer(answer: CountryAnswer) {
  handover.answer = answer;
  const resolved = resolveLanguage(sources, answer);
  const { language } = resolved;
  if (language === sources.htmlTag) revealPage();
  if (language !== html.lang) return hydrate();
  if (answer !== 'pending' || forced) putLanguageInAddress(language);
  const target = hashTarget(location.hash);
  const wasHidden = target?.getClientRects().length === 0;
  showCountry(resolved);
  if (wasHidden) target?.scrollIntoView();
}

/** Fetches JSON; rejects with the status as message if it is no success. */
async function ask(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...options, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

if (forced) applyAnswer('pending');
else {
  // A failure is final: a late answer would change the language while the visitor reads.
  handover.finalAnswer = ask(__LOCATION_URL__, { signal: AbortSignal.timeout(locationTimeout) }).then(
    (body) => countryOf(body) ?? 'failed',
    () => 'failed',
  );
  void handover.finalAnswer.then(applyAnswer);
}

/**
 * Asks the blog what the page was rendered from, and starts the application if the answers are newer. The application uses the answers.
 */
function askBlog() {
  if (!answers || dataset.hydrate !== 'content' || isImporting) return;
  const built: Record<string, unknown> = JSON.parse(answers);
  handover.content = new Map(
    Object.entries(built).map(([address, before]) => {
      const answer = ask(address);
      answer.then(
        (now) => isNewer(now, before) && hydrate(),
        ({ message }: Error) => {
          // The application asks again.
          handover.content?.delete(address);
          // The post has been withdrawn.
          if (message === '404') hydrate();
        },
      );
      return [address, answer] as const;
    }),
  );
}

/** Has the browser parse and compile a module, on another thread, without evaluating it. */
function compileAhead(file: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/** Preloads the application in idle time, except on metered connections. One file at a time, since each takes a phone milliseconds. */
async function fetchAhead() {
  if (navigator.connection?.saveData) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  void readLocales();
  for (const file of listed(dataset.files)) {
    await new Promise((resolve) => idle(resolve));
    if (isImporting) return;
    // A preload that fails is remembered like a failed import, so the file is fetched first.
    fetchFile(file, 'low').then(
      () => file.endsWith('.js') && compileAhead(file),
      () => undefined,
    );
  }
}

if (needsApplicationAtOnce()) hydrate();
if ('IntersectionObserver' in window)
  for (const film of document.querySelectorAll('[data-hydrate=visible]'))
    watchFilm(film, (isNear) => isNear && hydrate());

function prepare() {
  askBlog();
  void fetchAhead();
}

if (document.readyState === 'complete') prepare();
else addEventListener('load', prepare);
