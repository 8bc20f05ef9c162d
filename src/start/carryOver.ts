import { needsApplication } from './controls';
import type { StartHandover } from './handover';
import { isTextField, restoreInputValue, typed } from './textFields';

/* Where something has changed the HTML before hydration (an extension, a translator), React renders that part anew. What the visitor has done
   there is carried over: text, focus, what is open, and a press that has not ended. */

const pressable = `${needsApplication}, a[href], summary`;

/** The elements that visitors use, in order. */
const usable = () => [
  ...document.querySelectorAll<HTMLElement>(`${pressable}, input, textarea, details, dialog`),
];

/** Those of the served HTML. */
let served: HTMLElement[] = [];

/** What has replaced them. */
const successors = new Map<HTMLElement, HTMLElement>();

const identityOf = ({ id, dataset: { press } }: HTMLElement) => id || press;
const kindOf = (element: HTMLElement) =>
  [element.localName, element.getAttribute('role'), element.getAttribute('type')].join();
const nameOf = (element: HTMLElement) =>
  [
    kindOf(element),
    element.getAttribute('aria-label') ?? element.textContent.trim(),
    element.getAttribute('value'),
  ].join();

/** The element with the same identity, else of the same kind and name, else of the same kind, in the same place among such elements. */
function successorOf(gone: HTMLElement): HTMLElement | undefined {
  // The page has been left.
  if (!window.stetStart?.carryOver) return undefined;
  const now = usable();
  for (const traitOf of [identityOf, nameOf, kindOf]) {
    const trait = traitOf(gone);
    const isAlike = (element: HTMLElement) => traitOf(element) === trait;
    const next = trait ? now.filter(isAlike)[served.filter(isAlike).indexOf(gone)] : undefined;
    if (next) return next;
  }
  return undefined;
}

/** The element itself, or what React has rendered for it. */
export function currentOf(element: HTMLElement): HTMLElement {
  if (element.isConnected) return element;
  const next = successors.get(element) ?? successorOf(element);
  if (!next) return element;
  successors.set(element, next);
  // It may be replaced in turn.
  served = served.with(served.indexOf(element), next);
  return next.isConnected ? next : currentOf(next);
}

let focused: EventTarget | null = null;

/** Whether there is something to carry over. */
const isUsed = (element: HTMLElement) =>
  element === focused ||
  element instanceof HTMLDetailsElement ||
  (element instanceof HTMLDialogElement && element.open) ||
  (isTextField(element) && (typed.has(element) || element.value !== element.defaultValue));

function carry(gone: HTMLElement) {
  const next = currentOf(gone);
  if (next === gone) return;
  if (gone instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = gone.open;
  if (gone instanceof HTMLDialogElement && next instanceof HTMLDialogElement && gone.open && !next.open)
    next.showModal();
  if (gone === focused && document.activeElement === document.body) next.focus({ preventScroll: true });
  if (!isTextField(gone) || !isTextField(next)) return;
  const value = typed.get(gone) ?? gone.value;
  typed.set(next, value);
  restoreInputValue(next, value, gone);
}

/** Carries over from elements that React has replaced, once it has finished. */
const carryOver = () =>
  queueMicrotask(() => served.filter((element) => !element.isConnected && isUsed(element)).forEach(carry));

const isPress = (event: Event) => !(event instanceof KeyboardEvent) || event.key === ' ';

/** Carries over what the visitor does, from before hydration until all is hydrated. */
export function watchServed(handover: StartHandover): void {
  served = usable();
  handover.carryOver = carryOver;

  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => (focused = target), true);
  // Some browsers send it for an element that is about to be removed.
  addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        if (target === focused && target instanceof Node && target.isConnected) focused = null;
      }),
    true,
  );

  const pressableAround = (target: unknown) =>
    target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  let pressed = pressableAround([...document.querySelectorAll(':active')].at(-1));
  function begin(event: Event) {
    if (isPress(event)) pressed = pressableAround(event.target);
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
