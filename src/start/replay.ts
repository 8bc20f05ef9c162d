import { clickReplacement } from '../browser/clickReplacement';
import { requestSearch } from '../browser/searchShortcut';
import { currentOf } from './carryOver';
import type { RecordedInteraction } from './handover';
import { isTextField, restoreInputValue, typed, type TextField } from './textFields';

/** Lets React finish: inside an effect it cannot hydrate the target of an event. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A click makes React hydrate its part; if the pressed element has been replaced, its replacement is clicked then. */
async function followReplacement({ target }: Event) {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-press]');
  if (!pressed) return;
  await nextTask();
  if (!pressed.isConnected) clickReplacement(pressed.dataset.press);
}

/** Has React hydrate what is around an element, and gives the element, or what has been rendered for it. */
async function hydrated(element: HTMLElement): Promise<HTMLElement> {
  await window.stetStart?.hydrateAround?.(currentOf(element));
  return currentOf(element);
}

/** Clicks a control once it is hydrated, or the one that has replaced it. */
async function click(control: HTMLElement) {
  const target = await hydrated(control);
  if (target.isConnected) target.click();
  else clickReplacement(target.dataset.press);
  await nextTask();
}

/** Fields that React is known to have hydrated. */
const hydratedFields = new WeakSet<TextField>();

async function restoreTyped(target: TextField) {
  const field = await hydrated(target);
  if (!isTextField(field)) return;
  hydratedFields.add(field);
  restoreInputValue(field, typed.get(field) ?? field.value);
}

/** Keeps typed text from React until its field is hydrated: React would take it for the initial value, and then reset it. */
function deferInput(event: Event) {
  const { target, isTrusted } = event;
  if (!isTextField(target) || !isTrusted) return;
  typed.set(target, target.value);
  if (!window.stetStart?.pending?.size || hydratedFields.has(target)) return;
  event.stopPropagation();
  void restoreTyped(target);
}

/** Replays recorded interactions in order, whose targets React hydrates first, and repeats later clicks and typing on what is not hydrated yet. */
export async function replay(interactions: readonly RecordedInteraction[]): Promise<void> {
  for (const { kind, target } of interactions) if (kind === 'input') typed.set(target, target.value);
  // From now on clicks are not recorded, but most of the page is still to be hydrated.
  if (window.stetStart) window.stetStart.click = click;
  addEventListener('click', (event) => void followReplacement(event));
  addEventListener('input', deferInput, true);
  for (const { kind, target } of interactions) {
    await nextTask();
    if (kind === 'search') requestSearch();
    else if (kind === 'input') await restoreTyped(target);
    else await click(target);
  }
}
