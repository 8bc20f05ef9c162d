import { hashTarget } from '../browser/hashTarget';
import { menuDialog } from '../browser/menuDialog';
import { fetchFile } from '../browser/missingFile';
import { isSearchKey, isTyping } from '../browser/searchShortcut';
import { nearFilm, nearPicture } from '../browser/watchIntersection';
import { isNewer } from '../data/blogVersion';
import { askCountry, type CountryAnswer } from '../data/country';
import { fetchJson } from '../lib/fetchJson';
import { followStored } from '../lib/storage';
import { asLanguage, type Language } from '../locale/languages';
import { pageAddress } from '../locale/pageAddress';
import { chosenLanguage, forcedLanguage, resolveLanguage } from '../locale/resolveLanguage';
import { showCountry } from '../locale/showCountry';
import { storeLanguage } from '../locale/storedLanguage';
import { isReadBy, languageOfPath, normalPath, pagePathOf, paramsOf } from '../paths';
import type { Application, StartHandover } from './handover';
import type { TextField } from './textFields';
import { hydrateAround, deferClicksUntilHydrated } from './selectiveHydration';

/* The second script of every page, imported by the start script once the page is parsed: asks the location service, fetches the
   application's files ahead, and imports them when they are needed. See docs/start.md. */

const html = document.documentElement;
const { dataset } = document.getElementById('root')!;
const handover: StartHandover = window.stetStart!;
const { sources, revealPage, hydrate } = handover;
// The start script, which must be short, knows one spelling only.
sources.path ??= languageOfPath(normalPath(location.pathname));
const forced = forcedLanguage(sources);

handover.hydrateAround = hydrateAround;
handover.pending = new Set();
deferClicksUntilHydrated(handover);

// `lng` is a choice for later visits as well; an address in Hebrew, or with a country, is none.
const named = !forced && asLanguage(sources.query);
if (named) storeLanguage(named);

followStored('stet.scheme', handover.showScheme);

/** Whether a key types a character; a leading space scrolls. */
const isText = ({ key = '', ctrlKey, metaKey, altKey }: Partial<KeyboardEvent>) =>
  key.length === 1 && (key !== ' ' || handover.typed !== '') && !(ctrlKey || metaKey || altKey);

/** Discards the letters typed for a search that will not open. */
const forgetTyped = () => void delete handover.typed;

function recordKey(event: KeyboardEvent) {
  const { key } = event;
  const opensSearch = isSearchKey(event);
  if (opensSearch) handover.typed = '';
  else if (key === 'Escape' || (html.dataset.waiting ?? 'waiting') !== 'waiting') forgetTyped();
  else if (handover.typed !== undefined && isText(event) && !isTyping(event)) {
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
  const menu = menuDialog();
  if (target === menu) menu?.close();
  const control = handover.controlOf(target);
  if (control?.matches('[data-cancel]')) forgetTyped();
  // The browser keeps the place.
  if (control?.matches('[data-reload]')) {
    // `browser/restoreTyped.ts` gives it back.
    const typed = [...document.querySelectorAll<TextField>('input, textarea')].map(({ value }) => value);
    history.replaceState({ ...history.state, typed }, '');
    location.reload();
  }
}
addEventListener('click', onClick, true);

/** Milliseconds without a byte of any file after which the start gives up. */
const longestWait = 4000;

/** How much has arrived. */
let arrivals = 0;

/** Rejects once nothing has arrived for that long. */
async function silence(): Promise<never> {
  for (let before = -1; before !== arrivals;) {
    before = arrivals;
    await new Promise((resolve) => setTimeout(resolve, longestWait));
  }
  throw new Error();
}

/** The same promise; rejects in silence. */
const inTime = <Value>(work: Promise<Value>) => Promise.race([work, silence()]);

/** Addresses whose files are in the HTTP cache. */
const fetched = new Set<string>();

/** Fetches a file into the HTTP cache, because some browsers remember a failed import, but none a failed fetch. */
async function cacheFile(file: string, priority: RequestPriority) {
  if (fetched.has(file)) return;
  const reader = (await fetchFile(file, { priority })).body!.getReader();
  while (!(await reader.read()).done) arrivals++;
  fetched.add(file);
}

/** Resolves when the effect of a press has been painted; soon in a hidden tab, which paints nothing. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** What the application starts with; nothing in development. */
const files = dataset.files?.split(' ') ?? [];

/** Messages of the other language may be missing: the page works without them. */
function isOptional(file: string) {
  const [, folder, language] = file.split('/');
  return folder === 'messages' && language !== sources.htmlTag;
}

/** Imports the files that match. Rejects if they cannot be read, or nothing has arrived for too long. */
const importAll = (pattern: RegExp) =>
  inTime(
    Promise.all(
      files
        .filter((file) => pattern.test(file))
        .map((file): Promise<unknown> => import(/* @vite-ignore */ file)),
    ),
  );

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
  if (!files.length || isLeaving) return;
  isImporting = true;
  try {
    await Promise.all([
      painted(),
      inTime(Promise.all(files.map(async (file) => isOptional(file) || cacheFile(file, 'high')))),
    ]);
    // Imported by the application alone, all would be evaluated in one long task; React, half of it, is evaluated before the others.
    await importAll(/\/react-/);
    const imported = await importAll(/\.js$/);
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
  const { page, hydrate: when } = dataset;
  const path = pagePathOf(location.pathname);
  return (
    // The language is still open.
    'switching' in html.dataset ||
    when === 'load' ||
    // The way back from a post leads to the reader's subjects.
    (when === 'content' && (!answers || /\/blog\?/.test(document.referrer))) ||
    [...paramsOf(location.search).keys()].some((name) => isReadBy(path, name)) ||
    // A host may answer every address with one file; patterns (`*`, `/blog/:slug`) match anything.
    (page !== path && !/[:*]/.test(page!)) ||
    hashTarget(location.hash)?.closest('[data-hydrate=hash]') ||
    history.state?.typed
  );
}

/**
 * Once Hebrew is certain and chosen, gives the page its Hebrew address: in place if the page is in Hebrew already, else by going there. When
 * the application runs, it does the same.
 */
function putLanguageInAddress(language: Language) {
  if (!handover.isRecording || chosenLanguage(sources) !== 'he' || language !== 'he') return;
  const address = pageAddress('he', location);
  if ('switching' in html.dataset && !sources.path) {
    isLeaving = true;
    location.replace(address);
  } else if (!sources.path || (sources.query ?? sources.forced))
    history.replaceState(history.state, '', address);
}

/** Sets the attributes that styles for the country use, and starts the application for another language. */
function applyAnswer(answer: CountryAnswer) {
  handover.answer = answer;
  const resolved = resolveLanguage(sources, answer);
  const { language } = resolved;
  if (language === sources.htmlTag) revealPage();
  if (language !== handover.language) return hydrate();
  if (answer !== 'pending' || forced) putLanguageInAddress(language);
  const target = hashTarget(location.hash);
  const wasHidden = target?.getClientRects().length === 0;
  showCountry(resolved);
  if (wasHidden) target?.scrollIntoView();
}

if (forced) applyAnswer('pending');
else {
  handover.finalAnswer = askCountry(__LOCATION_URL__);
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
      const answer = fetchJson(address);
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

/** Preloads the application in idle time, except on metered connections. One file at a time, since each takes a phone milliseconds. */
async function fetchAhead() {
  if (navigator.connection?.saveData) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  for (const file of files) {
    await new Promise((resolve) => idle(resolve));
    if (isImporting) return;
    // Has the browser parse and compile a module, on another thread, without evaluating it. A preload that fails is remembered like a failed
    // import, so the file is fetched first.
    cacheFile(file, 'low').then(
      () =>
        file.endsWith('.js') &&
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }),
        ),
      () => undefined,
    );
  }
}

/** Calls back for each of the page's parts that is near the viewport. */
function whenNear(parts: string, near: typeof nearFilm, onNear: (part: Element) => void) {
  for (const part of document.querySelectorAll(parts))
    new IntersectionObserver(
      (entries) => entries.some((entry) => entry.intersectionRatio >= near.threshold) && onNear(part),
      near,
    ).observe(part);
}

if (needsApplicationAtOnce()) hydrate();
whenNear('[data-hydrate=visible]', nearFilm, hydrate);
whenNear('[data-later]', nearPicture, (picture) => picture.removeAttribute('data-later'));

// Which waits for this file, unless an interaction has requested it again.
addEventListener('load', () => {
  askBlog();
  void fetchAhead();
});
