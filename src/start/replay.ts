import { clickReplacement } from '../browser/clickReplacement';
import { requestSearch } from '../browser/searchShortcut';
import type { RecordedInteraction } from './handover';

/** Lets React finish: inside an effect it cannot hydrate the target of an event. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A click makes React hydrate its part; if the pressed element has been replaced, its replacement is clicked then. */
async function followReplacement({ target }: Event) {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  if (!pressed) return;
  await nextTask();
  if (!pressed.isConnected) clickReplacement(pressed.dataset.press);
}

/** Clicks a control once it is hydrated, or the one that has replaced it. */
async function click(target: HTMLElement) {
  await window.stetStart?.hydrateAround?.(target);
  if (target.isConnected) target.click();
  else clickReplacement(target.dataset.press);
  await nextTask();
}

const nativeValue = (element: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;

/** Reports text typed before hydration to React, which takes it for the initial value unless its value tracker is reset first. */
function restoreInputValue(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  nativeValue(field)?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays recorded interactions in order, whose targets React hydrates first, and repeats later clicks on what is not hydrated yet. */
export async function replay(interactions: readonly RecordedInteraction[]): Promise<void> {
  // Read at once and with each further key, since a render may reset a field to React's value.
  const values = new WeakMap<EventTarget, string>();
  for (const { kind, target } of interactions) if (kind === 'input') values.set(target, target.value);
  const readValue = ({ target, isTrusted }: Event) => {
    if (isTrusted && target) values.set(target, (target as HTMLInputElement).value);
  };
  addEventListener('input', readValue, true);
  // From now on clicks are not recorded, but most of the page is still to be hydrated.
  if (window.stetStart) window.stetStart.click = click;
  addEventListener('click', (event) => void followReplacement(event));
  try {
    for (const interaction of interactions) {
      await nextTask();
      if (interaction.kind === 'search') requestSearch();
      else if (interaction.kind === 'input') {
        await window.stetStart?.hydrateAround?.(interaction.target);
        restoreInputValue(interaction.target, values.get(interaction.target) ?? '');
      } else await click(interaction.target);
    }
  } finally {
    removeEventListener('input', readValue, true);
  }
}
