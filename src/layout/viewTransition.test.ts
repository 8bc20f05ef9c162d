// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { directionOf, type Language } from '../locale/languages';
import { createPageTransitions } from './viewTransition';

/** A browser's transition, as far as it is used: never skipped, and finished with its change. */
function startViewTransition(change: () => Promise<void>) {
  const finished = Promise.resolve().then(change);
  return { ready: finished, finished, skipTransition: () => undefined };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  Object.assign(document, { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  Element.prototype.animate = vi.fn<() => Animation>();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

const createTransitions = () =>
  createPageTransitions({ duration: 420, easing: 'ease' }, new AbortController().signal);

const rules = () => document.querySelectorAll('[data-edit=margin-rule]').length;

it('draws one rule if the language changes again before it was rendered', async () => {
  const transitions = createTransitions();
  let most = 0;
  const observer = new MutationObserver(() => (most = Math.max(most, rules())));
  observer.observe(document.body, { childList: true });

  transitions.changeLanguage(() => undefined);
  await Promise.resolve();
  transitions.changeLanguage(() => undefined);
  await Promise.resolve();
  document.documentElement.lang = 'he';
  await vi.waitFor(() => expect(document.documentElement.dataset.transition).toBeUndefined());

  expect(most).toBe(1);
  expect(rules()).toBe(0);
  observer.disconnect();
});

it('hides no word of a title while the language changes', async () => {
  document.body.innerHTML = '<main><h1>It <del>decides</del> <ins>marks</ins>.</h1></main>';
  const transitions = createTransitions();

  transitions.changeLanguage(() => (document.documentElement.lang = 'he'));
  await vi.waitFor(() => expect(document.documentElement.dataset.transition).toBeUndefined());

  const animated = new Set(vi.mocked(Element.prototype.animate).mock.contexts);
  expect([...animated]).toEqual([document.documentElement]);
  document.body.replaceChildren();
});

it.each([
  ['en', 'he', ['64px 0px', '1213px 0px']],
  ['he', 'en', ['1213px 0px', '64px 0px']],
] as const)(
  'moves the rule from one edge of the heading to the other on a page without margins: %s to %s',
  async (from, to, expected) => {
    const html = document.documentElement;
    const show = (language: Language) => Object.assign(html, { lang: language, dir: directionOf(language) });
    show(from);
    const main = document.body.appendChild(document.createElement('main'));
    const heading = main.appendChild(document.createElement('h1'));
    heading.getBoundingClientRect = () => DOMRect.fromRect({ x: 64, width: 1152 });
    const places: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement) places.push(node.style.translate);
    });
    observer.observe(document.body, { childList: true });

    createTransitions().changeLanguage(() => show(to));
    await vi.waitFor(() => expect(html.dataset.transition).toBeUndefined());

    expect(places).toEqual(expected);
    observer.disconnect();
    document.body.replaceChildren();
  },
);

it('leaves the root element the style that others gave it', async () => {
  const html = document.documentElement;
  html.style.fontSize = '20px';
  createTransitions().changeLanguage(() => (html.lang = 'he'));
  await vi.waitFor(() => expect(html.dataset.transition).toBeUndefined());
  expect(html.style.fontSize).toBe('20px');
  html.removeAttribute('style');
});

it.each([
  ['the browser has shown itself', '/terms', undefined],
  ['follows one within a page that the browser has shown', '/', 'page'],
])('animates a navigation unless the browser has: one that %s', async (_what, address, transition) => {
  const html = document.documentElement;
  const { signal } = new AbortController();
  const transitions = createTransitions();
  window.history.replaceState(null, '', `${address}#part`);
  window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition: true }));
  void transitions.leavePage(new Request(`${window.location.origin}/terms`, { signal }));
  expect(html.dataset.transition).toBe(transition);
  transitions.showPage();
  await vi.waitFor(() => expect(html.dataset.transition).toBeUndefined());
  window.history.replaceState(null, '', '/');
});

it('animates no navigation that another has replaced', async () => {
  const { leavePage } = createTransitions();
  await leavePage(new Request(`${window.location.origin}/terms`, { signal: AbortSignal.abort() }));
  expect(document.documentElement.dataset.transition).toBeUndefined();
});
