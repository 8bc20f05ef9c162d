import { askForSearch } from '../components/searchShortcut';
import type { RecordedAct } from './handover';

/** Lets React finish what it is doing: within an effect it cannot hydrate the part that an event reaches. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The element that replaced this one under the same name, if any. */
function successorOf({ dataset: { press } }: HTMLElement): HTMLElement | null {
  return press ? document.querySelector(`[data-press="${CSS.escape(press)}"]`) : null;
}

/** Clicks a control. Where hydration replaces it, the click has only brought that about, and its successor is clicked. */
async function click(target: HTMLElement) {
  if (target.isConnected) {
    target.click();
    await nextTask();
  }
  const successor = successorOf(target);
  if (successor !== target) successor?.click();
}

const nativeValue = (element: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;

/**
 * Tells React what was typed before it took the field over. React keeps the text but takes it for the field's initial value,
 * so its own record is set back first: otherwise it would see no change.
 */
function reenter(field: HTMLInputElement | HTMLTextAreaElement, value = field.value) {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  nativeValue(field)?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Repeats what the visitor did before the application ran, in order. React hydrates the part that an event reaches at once,
 * ahead of the rest of the page.
 */
export async function replay(acts: readonly RecordedAct[]): Promise<void> {
  for (const act of acts) {
    await nextTask();
    if (act.kind === 'search') askForSearch();
    else if (act.kind === 'input') {
      // The first event has React hydrate the field; only then does it keep a record of the field's value.
      act.target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
      await nextTask();
      reenter(act.target, act.value);
    } else if (act.kind === 'click') await click(act.target);
    else
      (successorOf(act.target) ?? act.target).dispatchEvent(
        new KeyboardEvent('keydown', { key: act.key, bubbles: true, cancelable: true }),
      );
  }
}
