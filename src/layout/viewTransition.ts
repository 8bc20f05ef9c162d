import { headerEnd } from '../styles/headerHeight';
import type { PageTransitions } from '../browser/pageTransitions';
import { prefersReducedMotion } from '../browser/prefersReducedMotion';
import { withoutLanguage } from '../paths';
import { marginRail } from './marginRail';
import { redrawMarks } from './redrawMarks';

/** `data-transition` of `<html>`, which selects the transition's styles. */
type TransitionKind = 'page' | 'language';

/** Limit for rendering a new page, in ms, since the screen is frozen; above it there is no animation. */
const longestHold = 200;

/** Limit between press and release of a click, in ms. */
const longestPress = 1000;

/** Fractions of a language change in which the two margins are uncovered. */
export const marginShare = 0.15;

/** Width of the double rule. */
const ruleWidth = 3;

/** Name of the page in the language that a transition uncovers; the page before it is `root`. */
export const uncovered = 'language';

const html = document.documentElement;

const canShow = () => 'startViewTransition' in document && !document.hidden && !prefersReducedMotion();

/** DOM changes of one transition, to be reverted. */
class Overlays {
  readonly #undo: (() => void)[] = [];

  name(element: HTMLElement, name: string) {
    element.style.viewTransitionName = name;
    this.#undo.push(() => {
      element.style.viewTransitionName = '';
      // Browsers leave an empty attribute.
      if (!element.getAttribute('style')) element.removeAttribute('style');
    });
  }

  /** Adds a decorative overlay. */
  add(element: HTMLElement, name: string, { x, y, width }: { x: number; y: number; width?: number }) {
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

/** The page's heading, if it is fully on screen and not under the header. */
function visibleHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return undefined;
  const { top, bottom, height } = heading.getBoundingClientRect();
  const isClear = window.scrollY === 0 || top > headerEnd.md;
  return isClear && height > 0 && top >= 0 && bottom <= window.innerHeight ? heading : undefined;
}

/** Names the heading, and overlays a copy with a strike or an insertion. Titles with marks of their own keep those. */
function markHeading(overlays: Overlays, kind: 'del' | 'ins') {
  const heading = visibleHeading();
  if (!heading) return;
  const isMarked = heading.querySelector('del, ins, .stet-dots') !== null;
  overlays.name(heading, kind === 'del' ? 'heading-old' : isMarked ? 'heading-marked' : 'heading-new');
  if (isMarked) return;
  const copy = heading.cloneNode(true);
  const mark = document.createElement(kind);
  mark.append(...copy.childNodes);
  copy.append(mark);
  copy.removeAttribute('id');
  overlays.add(copy, kind === 'del' ? 'heading-struck' : 'heading-inserted', heading.getBoundingClientRect());
}

/** Resolves when the page has been rendered in another language, or on timeout. */
function languageChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => resolve());
    observer.observe(html, { attributeFilter: ['lang'] });
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, 2 * longestHold);
  });
}

/** Position of the double rule: at the margin of the sections, which the first one shows, else at the edge of the text. */
function ruleX(): number {
  const rail = marginRail(document);
  const hasRule = rail !== undefined && getComputedStyle(rail).borderInlineEndStyle === 'double';
  const isRightToLeft = html.dir === 'rtl';
  const { left, right } = (
    hasRule ? rail : (document.querySelector('main h1') ?? html)
  ).getBoundingClientRect();
  return hasRule === isRightToLeft ? left : right - ruleWidth;
}

/**
 * Uncovers the other language behind the moving rule: a frame moves with the rule, and the new page in it the other way, so that it stands
 * still. An animated clip-path could fall behind the rule, since browsers may draw it in another thread than a transform.
 */
function revealLanguage(from: number, to: number, { duration, easing }: TransitionTiming) {
  const { innerWidth } = window;
  const isRightwards = to > from;
  const shift = isRightwards ? -innerWidth : 0;
  const steps = [
    { x: isRightwards ? 0 : innerWidth },
    { x: from, offset: marginShare, easing },
    { x: to, offset: 1 - marginShare },
    { x: isRightwards ? innerWidth : 0 },
  ];
  for (const [part, sign] of [
    ['group', 1],
    ['new', -1],
  ] as const)
    html.animate(
      steps.map(({ x, ...step }) => ({ ...step, transform: `translateX(${sign * (x + shift)}px)` })),
      { duration, fill: 'both', pseudoElement: `::view-transition-${part}(${uncovered})` },
    );
}

interface TransitionTiming {
  duration: number;
  easing: string;
}

let current: ViewTransition | undefined;

/** Ends the transition on a press and forwards it: browsers dispatch it to `<html>`, since the screen shows a snapshot. */
function forwardClick() {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  let isPressed = false;
  window.addEventListener(
    'pointerdown',
    () => {
      current?.skipTransition();
      isPressed = true;
      setTimeout(() => controller.abort(), longestPress);
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      const { target, clientX, clientY, button, ctrlKey, metaKey, shiftKey } = event;
      if (target !== html || !isPressed || button || ctrlKey || metaKey || shiftKey) return;
      controller.abort();
      const element = document.elementFromPoint(clientX, clientY);
      if (element instanceof HTMLElement && element !== html) element.click();
    },
    options,
  );
  return () => !isPressed && controller.abort();
}

/**
 * Starts a transition without blocking input: a press ends it, and slow rendering skips it.
 * @param change makes the change. Its argument says whether no later transition has started.
 */
function start(
  kind: TransitionKind,
  overlays: Overlays,
  change: (isCurrent: () => boolean) => Promise<void>,
): ViewTransition {
  html.dataset.transition = kind;
  const stopListening = forwardClick();
  const transition = document.startViewTransition(async () => {
    const hold = setTimeout(() => transition.skipTransition(), longestHold);
    overlays.remove();
    await change(() => current === transition);
    clearTimeout(hold);
  });
  current = transition;
  // A skipped transition needs no report.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    overlays.remove();
    stopListening();
    if (current !== transition) return;
    current = undefined;
    delete html.dataset.transition;
  });
  return transition;
}

/**
 * Animates changes of page and language with view transitions.
 * @param lifetime when aborted, Back and Forward are no longer listened for.
 */
export function createPageTransitions(timing: TransitionTiming, lifetime: AbortSignal): PageTransitions {
  let shown: () => void = () => undefined;
  let pathname = withoutLanguage(window.location.pathname);
  // Some browsers animate swipe navigation themselves. It may stay on the page or fail, so the page that it led to is kept.
  let shownByBrowser: string | undefined;
  window.addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      shownByBrowser = hasUAVisualTransition ? withoutLanguage(window.location.pathname) : undefined;
    },
    { signal: lifetime },
  );
  return {
    leavePage({ url, signal }) {
      const skipsAnimation = [shownByBrowser, pathname].includes(new URL(url).pathname);
      shownByBrowser = undefined;
      // Another navigation may have taken over while the page's code loaded.
      if (signal.aborted || skipsAnimation || !canShow()) return Promise.resolve();
      const overlays = new Overlays();
      const isShown = new Promise<void>((resolve) => {
        shown = resolve;
        signal.addEventListener('abort', () => {
          current?.skipTransition();
          resolve();
        });
      });
      markHeading(overlays, 'del');
      return new Promise((captured) => {
        // In a browser that draws no frames, do not wait for one.
        setTimeout(captured, longestHold);
        start('page', overlays, async () => {
          captured();
          await isShown;
          if (!signal.aborted) markHeading(overlays, 'ins');
        });
      });
    },
    showPage() {
      pathname = withoutLanguage(window.location.pathname);
      shown();
    },
    changeLanguage(update) {
      // Without user activation the location service has decided, so nothing is animated.
      if (!canShow() || !navigator.userActivation.hasBeenActive) return update();
      const overlays = new Overlays();
      const insertMarginRule = () => {
        const x = ruleX();
        overlays.add(document.createElement('div'), 'margin-rule', { x, y: 0 });
        return x;
      };
      const from = insertMarginRule();
      let to = from;
      const { ready } = start('language', overlays, async (isCurrent) => {
        const languageRendered = languageChange();
        update();
        await languageRendered;
        // Another change of language has a rule of its own.
        if (!isCurrent()) return;
        to = insertMarginRule();
        overlays.name(html, uncovered);
      });
      ready.then(
        () => {
          revealLanguage(from, to, timing);
          redrawMarks(timing.easing);
        },
        () => undefined,
      );
    },
  };
}
