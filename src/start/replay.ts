import { askForSearch } from '../components/searchShortcut';
import type { RecordedAct } from './handover';
import type * as HydrateFirst from './hydrateFirst';

const nativeValue = (element: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;

/**
 * Reports text typed before hydration to React, which takes it for the initial value: its value tracker is reset first, so that it sees a
 * change.
 */
function reenter(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  nativeValue(field)?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays recorded acts in order, each when its target is hydrated, and repeats later clicks on placeholders. */
export async function replay(
  acts: readonly RecordedAct[],
  hydrateFirst: typeof HydrateFirst | undefined,
): Promise<void> {
  if (!hydrateFirst) return;
  const { clickHydrated, clickSuccessor, hydrated, nextTask, successorOf } = hydrateFirst;
  // Read at once, since the next render may reset a field to React's value.
  const values = acts.map((act) => (act.kind === 'input' ? act.target.value : ''));
  // From now on clicks are not recorded, but most of the page is still to be hydrated.
  addEventListener('click', (event) => void clickSuccessor(event));
  for (const [index, act] of acts.entries()) {
    await nextTask();
    if (act.kind === 'search') askForSearch();
    else if (act.kind === 'input') {
      await hydrated(act.target);
      reenter(act.target, values[index] ?? '');
    } else if (act.kind === 'click') {
      await clickHydrated(act.target);
      await nextTask();
    } else {
      await hydrated(act.target);
      (successorOf(act.target) ?? act.target).dispatchEvent(
        new KeyboardEvent('keydown', { key: act.key, bubbles: true, cancelable: true }),
      );
    }
  }
}
