import { countryOf, locationTimeout } from '../data/country';
import { readStored } from '../data/storage';
import { isSearchKey } from '../components/searchShortcut';
import { asLanguage, languages } from '../locale/languages';
import {
  chosenLanguage,
  forcedLanguage,
  resolveLanguage,
  type CountryAnswer,
} from '../locale/resolveLanguage';
import { pageAddress, showInAddress } from '../locale/pageAddress';
import { readLanguageSources, storeLanguage } from '../locale/storedLanguage';
import { withoutLanguage } from '../paths';
import { controlOf, movesWithin } from './controls';
import type { Application, RecordedAct } from './handover';
import { showStatus, type WaitingState } from './status';

/* The inline script of every page, which runs before the first paint: sets language, direction and colour scheme, requests the location,
   imports the application when needed, and records acts until then. See CONTRIBUTING, “What runs when”. */

/** How long a page is hidden while it is rendered in another language, in milliseconds. */
const longestSwitch = 6000;

/** Milliseconds before a failed import is retried, doubled after each failure. */
const firstPause = 500;

/** Screens whose header has a menu button instead of its links: those below the breakpoint `md`. */
const menuScreen = '(width < 56.25em)';

const html = document.documentElement;
const sources = readLanguageSources();
const servedLanguage = html.lang;

function speak(language: keyof typeof languages) {
  html.lang = language;
  html.dir = languages[language].direction;
}

/** Shows the prerendered page, if it is hidden for a change of language. */
function showServed() {
  if (!('switching' in html.dataset)) return;
  speak(asLanguage(servedLanguage) ?? 'en');
  delete html.dataset.switching;
}

// A language in the address is a choice for the next page as well.
const forced = forcedLanguage(sources);
const named = forced ?? asLanguage(sources.query);
if (named) storeLanguage(named);

const choice = chosenLanguage(sources);
if (choice && choice !== servedLanguage) {
  speak(choice);
  html.dataset.switching = '';
  setTimeout(showServed, longestSwitch);
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
html.toggleAttribute('data-returned', navigation?.type === 'back_forward');

function showScheme(scheme: unknown) {
  if (scheme === 'light' || scheme === 'dark') html.dataset.scheme = scheme;
  else delete html.dataset.scheme;
}

/** Updates `theme-color` for a chosen scheme. */
new MutationObserver(() => {
  const chosen = html.dataset.scheme;
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = index ? 'dark' : 'light';
    meta.media = !chosen ? `(prefers-color-scheme:${own})` : chosen === own ? '' : 'not all';
  });
}).observe(html, { attributeFilter: ['data-scheme'] });
showScheme(readStored('stet.scheme'));
// A change in another tab; clearing storage gives a null key.
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'stet.scheme' || key === null) showScheme(newValue);
});

let acts: RecordedAct[] = [];
let isRecording = true;

const find = (id: string) => document.getElementById(id)!;

/** Announces that the page is loading for a recorded act, and marks the controls. */
function report(state?: WaitingState) {
  showStatus(state);
  document.querySelectorAll('[data-pending]').forEach((control) => control.removeAttribute('data-pending'));
  if (state === 'waiting')
    for (const act of acts) if ('target' in act && act.kind !== 'input') act.target.dataset.pending = '';
}

/** Drops recorded acts, but not typed text. */
function giveUp() {
  acts = acts.filter(({ kind }) => kind === 'input');
  report();
}

function record(act: RecordedAct) {
  const last = acts.at(-1);
  // Repeated clicks are not recorded; text fields are read once at the end.
  const isRepeated = acts.some((one) => act.kind === 'input' && 'target' in one && one.target === act.target);
  const isSame = act.kind === 'click' && last?.kind === 'click' && last.target === act.target;
  if (!isRepeated && !isSame) acts.push(act);
  if (act.kind !== 'input') report('waiting');
}

/**
 * Fetches files, separated by spaces, into the HTTP cache before importing, because some browsers remember a failed import, but none a
 * failed fetch.
 */
async function fetchFiles(files: string, priority: RequestPriority) {
  await Promise.all(
    files.split(' ').map(async (file) => {
      const response = await fetch(file, { priority });
      if (!response.ok) throw new Error(file);
      await response.arrayBuffer();
    }),
  );
}

let isImporting = false;
let isLeaving = false;
let failures = 0;
let notBefore = 0;

async function wake() {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => void wake(), { once: true });
    return;
  }
  const { app, files } = find('root').dataset;
  if (!app || isLeaving || isImporting || Date.now() < notBefore) return;
  isImporting = true;
  try {
    if (files) await fetchFiles(files, 'high');
    const { start } = (await import(/* @vite-ignore */ app)) as Application;
    await start();
  } catch {
    isImporting = false;
    notBefore = Date.now() + firstPause * 2 ** failures++;
    if (acts.length) {
      acts = [];
      report('failed');
    }
  }
}

const capture = { capture: true, passive: true };
for (const act of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'popstate'])
  addEventListener(act, () => isRecording && void wake(), capture);
addEventListener(
  'pointermove',
  ({ movementX, movementY }) => {
    // Browsers report a resting pointer as a move by zero.
    if (isRecording && (movementX || movementY)) void wake();
  },
  capture,
);

addEventListener(
  'click',
  (event) => {
    const target = controlOf(event.target);
    if (!isRecording || !target || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if ('giveUp' in target.dataset) return giveUp();
    record({ kind: 'click', target });
    void wake();
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    if (!isRecording) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      record({ kind: 'input', target });
    void wake();
  },
  true,
);
addEventListener(
  'keydown',
  (event) => {
    if (!isRecording) return;
    const control = controlOf(event.target);
    if (event.key === 'Escape' && acts.length) return giveUp();
    if (isSearchKey(event)) {
      event.preventDefault();
      record({ kind: 'search' });
    } else if (control && movesWithin(control, event.key)) {
      event.preventDefault();
      record({ kind: 'key', target: control, key: event.key });
    }
    void wake();
  },
  true,
);

const handover: NonNullable<Window['stetStart']> = {
  answer: 'pending',
  take() {
    isRecording = false;
    // The next render may reset a field to React's value.
    const taken = acts.map((act) => (act.kind === 'input' ? { ...act, value: act.target.value } : act));
    acts = [];
    report();
    return taken;
  },
};
window.stetStart = handover;

/** The element of the hash. */
function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the page needs the application before the visitor acts. */
function needsApplicationAtOnce(): boolean {
  const { page = '', wake: when } = find('root').dataset;
  const state = [...new URLSearchParams(location.search).keys()].some(
    (name) => !/^(?:lng|v|utm_\w+)$/.test(name),
  );
  // A host may answer every address with one file; patterns (`*`, `/blog/:slug`) match anything.
  const isOtherPage =
    !/[:*]/.test(page) && page !== withoutLanguage(location.pathname).replace(/(?<=.)\/$/, '');
  const target = hashTarget();
  const isClosed = Boolean(target?.closest('[data-wake=hash], [hidden]'));
  return 'switching' in html.dataset || when === 'load' || state || isOtherPage || isClosed;
}

/**
 * Once Hebrew is certain and chosen, gives the page its Hebrew address: in place if the page is rendered, else by navigation, since that
 * address has Hebrew HTML.
 */
function nameLanguage(language: keyof typeof languages) {
  if (choice !== 'he' || language !== 'he') return;
  if ('switching' in html.dataset && !sources.path) {
    isLeaving = true;
    location.replace(pageAddress('he'));
  } else showInAddress('he');
}

/** Sets the attributes that styles for the country use, and starts the application for another language. */
function follow(answer: CountryAnswer) {
  handover.answer = answer;
  const { language, country, showsLanguageMenu } = resolveLanguage(sources, answer);
  if (language === servedLanguage) showServed();
  if (language !== html.lang) return void wake();
  if (answer !== 'pending' || forced) nameLanguage(language);
  const target = hashTarget();
  const wasHidden = target?.checkVisibility() === false;
  html.dataset.country = country;
  html.toggleAttribute('data-language-menu', showsLanguageMenu);
  if (wasHidden) target?.scrollIntoView();
}

if (forced) follow('pending');
else {
  handover.location = fetch(__LOCATION_URL__, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(locationTimeout),
  }).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json() as Promise<unknown>;
  });
  handover.location.then(
    (body) => follow(countryOf(body) ?? 'failed'),
    () => follow('failed'),
  );
}

/** Preloads the application after the page has loaded, except on metered connections. */
function fetchAhead() {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const { files, menuFiles } = find('root').dataset;
  if (saveData || isImporting || !files) return;
  const ahead = globalThis.matchMedia?.(menuScreen).matches ? `${files} ${menuFiles}` : files;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void fetchFiles(ahead, 'low').catch(() => undefined));
}

document.addEventListener('DOMContentLoaded', () => {
  if (needsApplicationAtOnce()) void wake();
  if (!('IntersectionObserver' in window)) return;
  for (const film of document.querySelectorAll('[data-wake=view]')) {
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        void wake();
      },
      { rootMargin: '200px 0px', threshold: 0.1 },
    ).observe(film);
  }
});
addEventListener('load', fetchAhead);
