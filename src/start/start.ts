import { menuDialog } from '../browser/menuDialog';
import { isMissing } from '../browser/missingFile';
import { readStored } from '../lib/storage';
import { directionOf, type Language } from '../locale/languages';
import { chosenLanguage } from '../locale/resolveLanguage';
import { readLanguageSources } from '../locale/storedLanguage';
import { controlOf } from './controls';
import type { RecordedInteraction, StartHandover } from './handover';
import { showScheme } from './scheme';
import { showStatus, type FailedState, type WaitingState } from '../browser/status';

/* The inline script of every page, which runs before the first paint: sets language, direction and colour scheme, and records interactions
   until the application handles them. Everything that can wait is in `loader.ts`. See docs/start.md. */

/** How long a page is hidden while it is rendered in another language, and an interaction waits for the loader, in milliseconds. */
const longestWait = 4000;

/** Milliseconds before a failed import is retried, doubled after each of the next failures. */
const firstPause = 500;
const mostDoublings = 4;

const html = document.documentElement;
const sources = readLanguageSources();
// The build wrote it.
const servedLanguage = html.lang as Language;
const choice = chosenLanguage(sources) ?? servedLanguage;

function setDocumentLanguage(language: Language) {
  handover.language = language;
  html.lang = language;
  html.dir = directionOf(language);
}

function revealPage() {
  if (!('switching' in html.dataset)) return;
  setDocumentLanguage(servedLanguage);
  delete html.dataset.switching;
}

// For styles: what needs scripts waits for it; its value is the query, which may ask for one of the languages in the FAQ’s HTML.
html.dataset.scripted = location.search;

const [navigation]: { name: string; type?: string }[] = performance.getEntriesByType('navigation');
html.toggleAttribute('data-returned', navigation?.type === 'back_forward');

/** Updates `theme-color` for a chosen scheme. */
new MutationObserver(() => {
  const chosen = html.dataset.scheme;
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = index ? 'dark' : 'light';
    meta.media = !chosen ? `(prefers-color-scheme:${own})` : chosen === own ? '' : 'not all';
  });
}).observe(html, { attributeFilter: ['data-scheme'] });
showScheme(readStored('stet.scheme'));

let interactions: RecordedInteraction[] = [];

/** Announces that the page is loading for a recorded interaction, and marks the controls. */
function report(state?: WaitingState) {
  showStatus(state);
  document.querySelectorAll('[data-pending]').forEach((control) => control.removeAttribute('data-pending'));
  if (state === 'waiting')
    for (const { kind, target } of interactions) if (kind !== 'input') target.dataset.pending = '';
}

/** Drops recorded interactions, but not typed text. */
function cancel(state?: FailedState) {
  interactions = interactions.filter(({ kind }) => kind === 'input');
  report(state);
}

function record(interaction: RecordedInteraction) {
  const { kind, target } = interaction;
  const last = interactions.at(-1);
  // A repeated click on a control counts once, except on buttons with `data-repeats`; a field is read once at the end.
  const isRepeated = last?.kind === kind && last.target === target && !('repeats' in target.dataset);
  if (!handover.isRecording || isRepeated) return;
  interactions.push(interaction);
  if (kind !== 'input') report('waiting');
}

let isBusy = false;
let failures = 0;
let pause: Promise<unknown> | undefined;

/**
 * Waits for the loader, which has an element of its own, or imports it again. Browsers may remember a failed import by its address, so a retry has
 * another one.
 */
async function load() {
  if (handover.loadApplication) return;
  const loader: Promise<unknown> = import(/* @vite-ignore */ __LOADER__ + (failures ? `?${failures}` : ''));
  await Promise.race([loader, new Promise((_, reject) => setTimeout(reject, longestWait))]);
}

async function start() {
  if (isBusy) return;
  isBusy = true;
  try {
    await pause;
    await load();
    await handover.loadApplication?.();
  } catch (error) {
    isBusy = false;
    const length = firstPause * 2 ** Math.min(failures++, mostDoublings);
    pause = new Promise((resolve) => setTimeout(resolve, length));
    if (html.dataset.waiting) cancel(isMissing(error) ? 'stale' : 'failed');
  }
}

function hydrate() {
  // Not `DOMContentLoaded`, which waits for the loader’s element.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start);
  else void start();
}

const capture = { capture: true, passive: true };
for (const type of ['pointerdown', 'wheel', 'scroll', 'focusin', 'keydown', 'popstate'])
  addEventListener(type, hydrate, capture);
// Browsers report a resting pointer as a move by zero.
addEventListener('pointermove', (move) => (move.movementX || move.movementY) && hydrate(), capture);

addEventListener(
  'keydown',
  (event) => {
    handover.lastKey = event;
    if (event.key === 'Escape' && html.dataset.waiting) cancel();
  },
  true,
);

addEventListener(
  'click',
  (event) => {
    const target = controlOf(event.target);
    if (!handover.isRecording || !target || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    if ('cancel' in target.dataset) return cancel();
    const dialog = 'opens' in target.dataset && menuDialog();
    if (dialog) return dialog.showModal();
    record({ kind: 'click', target });
    hydrate();
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      record({ kind: 'input', target });
    hydrate();
  },
  true,
);

const handover: StartHandover = {
  controlOf,
  showScheme,
  sources,
  language: servedLanguage,
  answer: 'pending',
  isRecording: true,
  hydrate,
  revealPage,
  record,
  drain() {
    handover.isRecording = false;
    report();
    return interactions;
  },
};
window.stetStart = handover;

if (choice !== servedLanguage) {
  setDocumentLanguage(choice);
  html.dataset.switching = '';
  setTimeout(revealPage, longestWait);
}
