import { controlOf } from './controls';

/*
 * React hydrates the target of a press in one task, however long that takes on a phone, but the target of a passing pointer in slices. So a
 * press on what is not hydrated is kept from React, and repeated once it is.
 */

/** An event that React withholds from what is not hydrated, and dispatches again afterwards; nothing else listens to it. */
const probe = 'gotpointercapture';

/** Of pointers that do not exist: React keeps one event for each. */
let pointerId = 1_000_000;

/** Calls back once an element is hydrated: at once, or after React has hydrated its part ahead of others. */
function whenHydrated(target: Element, callBack: () => void): void {
  target.addEventListener(probe, callBack, { once: true });
  target.dispatchEvent(new PointerEvent(probe, { bubbles: true, pointerId: pointerId++ }));
}

/** Whether an element is hydrated. If not, React starts with its part. */
function isHydrated(target: Element): boolean {
  let answer = false;
  whenHydrated(target, () => (answer = true));
  return answer;
}

/** Calls back when an element is no longer in the page. Returns a function that stops watching. */
function whenRemoved(element: Element, callBack: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    observer.disconnect();
    callBack();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Resolves when an element is no longer in the page. */
const removed = (element: Element) => new Promise<void>((resolve) => whenRemoved(element, resolve));

/** Resolves once an element is hydrated, or no longer in the page. */
export async function hydrated(target: Element): Promise<void> {
  if (!target.isConnected) return;
  await new Promise<void>((resolve) => {
    const stop = whenRemoved(target, resolve);
    whenHydrated(target, () => {
      stop();
      resolve();
    });
  });
}

/** The element that replaced this one, by `data-press`. */
export function successorOf({ dataset: { press } }: HTMLElement): HTMLElement | null {
  return press ? document.querySelector(`[data-press="${CSS.escape(press)}"]`) : null;
}

/** Lets React finish its current work. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Clicks the element that replaced this one. The focus went with the replaced one. */
function clickSuccessorOf(element: HTMLElement): void {
  const successor = successorOf(element);
  successor?.focus({ preventScroll: true });
  successor?.click();
}

/**
 * A click may have React replace the pressed element: at once, or in a transition below `data-placeholder`. Then its successor is clicked.
 */
export async function clickSuccessor({ target }: Event): Promise<void> {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  if (!pressed) return;
  await nextTask();
  if (pressed.isConnected) {
    if (!pressed.closest('[data-placeholder]')) return;
    await removed(pressed);
  }
  clickSuccessorOf(pressed);
}

/** Clicks a control once it is hydrated, or the one that has replaced it. */
export async function clickHydrated(control: HTMLElement): Promise<void> {
  await hydrated(control);
  if (control.isConnected) control.click();
  else clickSuccessorOf(control);
}

const events =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change'.split(
    ' ',
  );
/** What React need not see before it has hydrated the target. What is typed only while the start script records it. */
const withheld = /^(?:pointer|mouse|touch|click)/;

/** Controls whose click is repeated: an impatient second click is not another one. */
const awaited = new WeakSet<HTMLElement>();

function withhold(event: Event, onPress: (control: HTMLElement) => void) {
  const { type, target } = event;
  const isRecording = window.stetStart?.isRecording === true;
  if (!(target instanceof Element) || !(isRecording || withheld.test(type))) return;
  const control = controlOf(target);
  // A link's click cannot wait, since the browser would follow it.
  if ((type === 'click' && !control) || isHydrated(target)) return;
  event.stopPropagation();
  if (control) onPress(control);
  if (type !== 'click' || !control || isRecording) return;
  event.preventDefault();
  if (awaited.has(control)) return;
  awaited.add(control);
  void clickHydrated(control).then(() => awaited.delete(control));
}

/**
 * Keeps presses from React where it has not hydrated their target. Called before it hydrates the page.
 * @param onPress called meanwhile with the pressed control.
 */
export function withholdPresses(onPress: (control: HTMLElement) => void): void {
  for (const type of events) addEventListener(type, (event) => withhold(event, onPress), true);
}
