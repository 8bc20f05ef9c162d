import { needsApplication } from './controls';
import { isTextField, restoreInputValue, typed } from './textFields';

/* Where something has changed the HTML before hydration (an extension, a translator), React renders that part anew. What the visitor has done
   there is carried over: text, focus, what is open, and a press that has not ended. */

const pressable = `${needsApplication}, a[href], summary`;
const selector = `${pressable}, input, textarea, details, dialog`;

/** What tells an element apart: what it is, its name, and its place among those that are alike in the first or in both. */
interface Traits {
  kind: string;
  name: string;
  place: number;
  placeByName: number;
}

const kindOf = (element: HTMLElement) =>
  [element.localName, element.getAttribute('role'), element.getAttribute('type')].join(' ');

const nameOf = (element: HTMLElement) =>
  [element.getAttribute('aria-label') ?? element.textContent.trim(), element.getAttribute('value')].join(' ');

/** The elements of the page that visitors use, in order. */
function describeAll(): Map<HTMLElement, Traits> {
  const counts = new Map<string, number>();
  function count(key: string) {
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return place;
  }
  return new Map(
    [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const [kind, name] = [kindOf(element), nameOf(element)];
      return [element, { kind, name, place: count(kind), placeByName: count(`${kind} ${name}`) }];
    }),
  );
}

/** Elements of the served HTML that are still there. */
let served = new Map<HTMLElement, Traits>();

/** What has replaced them. */
const successors = new WeakMap<HTMLElement, HTMLElement>();

/** The element with the same id, else that with the same name, else that in the same place. */
function successorOf(
  gone: HTMLElement,
  traits: Traits,
  candidates: readonly (readonly [HTMLElement, Traits])[],
) {
  const { id, dataset } = gone;
  const alike = candidates.filter(([, { kind }]) => kind === traits.kind);
  const found =
    candidates.find(
      ([other]) => (id && id === other.id) || (dataset.press && dataset.press === other.dataset.press),
    ) ??
    alike.find(([, { name, placeByName }]) => name === traits.name && placeByName === traits.placeByName) ??
    alike.find(([, { place }]) => place === traits.place);
  return found?.[0];
}

let focused: EventTarget | null = null;

function carry(gone: HTMLElement, next: HTMLElement) {
  successors.set(gone, next);
  if (gone instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = gone.open;
  if (gone instanceof HTMLDialogElement && next instanceof HTMLDialogElement && gone.open && !next.open)
    next.showModal();
  if (focused === gone && document.activeElement === document.body) next.focus({ preventScroll: true });
  if (!isTextField(gone) || !isTextField(next)) return;
  const value = typed.get(gone) ?? gone.value;
  if (value === gone.defaultValue && !typed.has(gone)) return;
  typed.set(next, value);
  restoreInputValue(next, value, gone);
}

/** Comments are where a part begins and ends that React hydrates by itself; it removes them with what it renders anew. */
const isRenderedAnew = ({ target, removedNodes }: MutationRecord) =>
  [...removedNodes].some(
    (node) => node instanceof Comment || (target instanceof Element && target.id === 'root'),
  );

function carryOver(records: readonly MutationRecord[]) {
  const gone = [...served].filter(([element]) => !element.isConnected);
  for (const [element] of gone) served.delete(element);
  if (gone.length && records.some(isRenderedAnew)) {
    const candidates = [...describeAll()];
    for (const [element, traits] of gone) {
      const next = successorOf(element, traits, candidates);
      if (next) carry(element, next);
    }
  }
  if (document.documentElement.dataset.hydrated === undefined || window.stetStart?.pending?.size) return;
  observer.disconnect();
  served.clear();
}

const observer = new MutationObserver(carryOver);

/** The element itself, or what React has rendered for it. */
export function currentOf(element: HTMLElement): HTMLElement {
  carryOver(observer.takeRecords());
  const next = successors.get(element);
  return element.isConnected || !next ? element : currentOf(next);
}

const isPress = (event: Event) => !(event instanceof KeyboardEvent) || event.key === ' ';

/** Carries over what the visitor does, from before hydration until all is hydrated. */
export function watchServed(): void {
  served = describeAll();
  observer.observe(document.body, { childList: true, subtree: true });

  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target), true);
  addEventListener(
    'focusout',
    ({ target }) => target instanceof Node && target.isConnected && (focused = null),
    true,
  );

  let pressed: HTMLElement | null = null;
  function begin(event: Event) {
    if (isPress(event))
      pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
  }
  /** A press that began on an element that has gone since is no click. */
  function end(event: Event) {
    if (!pressed || pressed.isConnected || !isPress(event)) return;
    const next = currentOf(pressed);
    if (event.target instanceof Node && next.contains(event.target)) next.click();
    pressed = null;
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true);
  for (const type of ['pointerup', 'keyup']) addEventListener(type, end, true);
}
