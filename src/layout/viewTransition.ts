import type { PageEdits } from '../components/pageEdits';
import { withoutLanguage } from '../paths';

/** What is being edited, as `data-editing` of `<html>`: the styles of the transition depend on it. */
type Edited = 'page' | 'language';

/** The longest that the screen may stand still while a new page is rendered, in ms; what takes longer is a cut. */
const longestHold = 200;

/** The longest between the press and the release of a click, in ms. */
const longestPress = 1000;

/** Height of the header that follows along: a heading that reaches under it is left alone. */
const headerHeight = 77;

/** Share of a change of language in which the margin before the rule is uncovered, and of that behind it. */
export const marginShare = 0.15;

/** Width of the double rule. */
const ruleWidth = 3;

const html = document.documentElement;

/** Whether a change may be shown at all. */
const canShow = () =>
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything that one transition has put into the document or named in it, so that it can be taken back. */
class Marks {
  readonly #undo: (() => void)[] = [];

  /** Gives an element to the transition, under a name that its styles refer to. */
  name(element: HTMLElement, name: string) {
    element.style.viewTransitionName = name;
    this.#undo.push(() => {
      element.style.viewTransitionName = '';
      if (!element.getAttribute('style')) element.removeAttribute('style');
    });
  }

  /** Lays an element over the page. It is drawn only: nobody reads or presses it. */
  lay(element: HTMLElement, name: string, { x, y, width }: { x: number; y: number; width?: number }) {
    element.ariaHidden = 'true';
    element.inert = true;
    element.dataset.edit = name;
    Object.assign(element.style, {
      viewTransitionName: name,
      translate: `${x}px ${y}px`,
      width: width === undefined ? '' : `${width}px`,
    });
    document.body.append(element);
    this.#undo.push(() => element.remove());
  }

  remove() {
    this.#undo.splice(0).forEach((undo) => undo());
  }
}

/** The page's heading, if all of it is on screen. */
function visibleHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return undefined;
  const { top, bottom, height } = heading.getBoundingClientRect();
  const isClear = window.scrollY === 0 || top > headerHeight;
  return isClear && height > 0 && top >= 0 && bottom <= window.innerHeight ? heading : undefined;
}

/** Names the heading, and lays a copy of it over it that is struck or inserted. A title with marks of its own keeps those. */
function markHeading(marks: Marks, kind: 'del' | 'ins') {
  const heading = visibleHeading();
  if (!heading) return;
  const isMarked = heading.querySelector('del, ins, .stet-dots') !== null;
  marks.name(heading, kind === 'del' ? 'heading-old' : isMarked ? 'heading-marked' : 'heading-new');
  if (isMarked) return;
  const copy = heading.cloneNode(true) as HTMLElement;
  const mark = document.createElement(kind);
  mark.append(...copy.childNodes);
  copy.append(mark);
  copy.removeAttribute('id');
  copy.style.viewTransitionName = '';
  marks.lay(copy, kind === 'del' ? 'heading-struck' : 'heading-inserted', heading.getBoundingClientRect());
}

/** Resolves when the page has been rendered in another language, or when that takes too long to be shown. */
function languageChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(done);
    const limit = setTimeout(done, 2 * longestHold);
    function done() {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    }
    observer.observe(html, { attributeFilter: ['lang'] });
  });
}

/** Where the double rule stands: at the margin of the section that is read, else at the edge of the page's text. */
function ruleX(): number {
  const rail = document.querySelector('[data-rail]');
  // On a phone a rail is a line above its section.
  const hasRule = rail && getComputedStyle(rail).borderInlineEndStyle === 'double' && rail.clientWidth < 200;
  const isRightToLeft = html.dir === 'rtl';
  const { left, right } = (
    hasRule ? rail : (document.querySelector('main h1') ?? html)
  ).getBoundingClientRect();
  return hasRule === isRightToLeft ? left : right - ruleWidth;
}

/** The other language, uncovered behind the rule on its way from one place to another. */
function uncover(from: number, to: number, { duration, easing }: Sweep) {
  const { innerWidth } = window;
  const isRightwards = to > from;
  const until = (x: number) => (isRightwards ? `inset(0 ${innerWidth - x}px 0 0)` : `inset(0 0 0 ${x}px)`);
  html.animate(
    [
      { clipPath: until(isRightwards ? 0 : innerWidth) },
      { clipPath: until(from), offset: marginShare, easing },
      { clipPath: until(to), offset: 1 - marginShare },
      { clipPath: until(isRightwards ? innerWidth : 0) },
    ],
    { duration, fill: 'both', pseudoElement: '::view-transition-new(root)' },
  );
}

/** Draws the deletions, insertions and dots that are on screen once more, from the margin that is theirs now. */
function redrawMarks({ duration, easing }: Sweep) {
  const [near, far] = html.dir === 'rtl' ? ['100%', '0'] : ['0', '100%'];
  for (const mark of document.querySelectorAll('main :is(del, ins, .stet-dots)')) {
    const { top, bottom } = mark.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) continue;
    mark.animate(
      { clipPath: [`inset(-0.2em ${far} -0.4em ${near})`, 'inset(-0.2em 0 -0.4em 0)'] },
      { duration, easing },
    );
  }
}

/** How the rule crosses the page: in how many ms, and by which easing between the margins. */
interface Sweep {
  duration: number;
  easing: string;
}

let current: ViewTransition | undefined;

/**
 * A press ends the transition and reaches what it was meant for: browsers give it to `<html>`, since what is on screen is a picture
 * of the page.
 */
function letPressThrough() {
  const controller = new AbortController();
  const { signal } = controller;
  let isEnded = false;
  window.addEventListener(
    'pointerdown',
    () => {
      current?.skipTransition();
      isEnded = true;
      setTimeout(() => controller.abort(), longestPress);
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      const { target, clientX, clientY, button, ctrlKey, metaKey, shiftKey } = event;
      if (target !== html || !isEnded || button || ctrlKey || metaKey || shiftKey) return;
      controller.abort();
      const meant = document.elementFromPoint(clientX, clientY);
      if (meant instanceof HTMLElement && meant !== html) meant.click();
    },
    { signal, capture: true },
  );
  return () => !isEnded && controller.abort();
}

/**
 * Starts a transition. It never holds input: a press ends it, and a page that takes long to render is shown by a cut.
 * @param change makes the change; what it does afterwards belongs to the new state.
 */
function start(edited: Edited, marks: Marks, change: () => Promise<void>): ViewTransition {
  html.dataset.editing = edited;
  const stopListening = letPressThrough();
  let hold: ReturnType<typeof setTimeout>;
  const transition = document.startViewTransition(async () => {
    hold = setTimeout(() => transition.skipTransition(), longestHold);
    marks.remove();
    await change();
    clearTimeout(hold);
  });
  current = transition;
  // A transition that was skipped is a cut: nothing to report.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    clearTimeout(hold);
    marks.remove();
    stopListening();
    if (current !== transition) return;
    current = undefined;
    delete html.dataset.editing;
  });
  return transition;
}

/** Shows a change of page and of language as an edit, by view transitions. */
export function createPageEdits(sweep: Sweep): PageEdits {
  let shown: () => void = () => undefined;
  let pathname = withoutLanguage(window.location.pathname);
  let isShownByBrowser = false;
  // A swipe back has its own motion in some browsers.
  window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    isShownByBrowser = hasUAVisualTransition;
  });
  return {
    leavePage({ url, signal }) {
      const isCut = isShownByBrowser || new URL(url).pathname === pathname;
      isShownByBrowser = false;
      if (isCut || !canShow()) return Promise.resolve();
      const marks = new Marks();
      const isShown = new Promise<void>((resolve) => {
        shown = resolve;
        signal.addEventListener('abort', () => {
          current?.skipTransition();
          resolve();
        });
      });
      markHeading(marks, 'del');
      return new Promise((captured) => {
        // A browser that draws no frame at the moment must not keep the visitor on the old page.
        setTimeout(captured, longestHold);
        start('page', marks, async () => {
          captured();
          await isShown;
          if (!signal.aborted) markHeading(marks, 'ins');
        });
      });
    },
    showPage() {
      pathname = withoutLanguage(window.location.pathname);
      shown();
    },
    changeLanguage(update) {
      // Before the visitor has pressed anything, the location service has decided: nobody asked for a show.
      if (!canShow() || !navigator.userActivation.hasBeenActive) return update();
      const marks = new Marks();
      const layRule = () => {
        const x = ruleX();
        marks.lay(document.createElement('div'), 'margin-rule', { x, y: 0 });
        return x;
      };
      const from = layRule();
      let to = from;
      const { ready } = start('language', marks, async () => {
        const isSpoken = languageChange();
        update();
        await isSpoken;
        to = layRule();
        redrawMarks(sweep);
      });
      ready.then(
        () => uncover(from, to, sweep),
        () => undefined,
      );
    },
  };
}
