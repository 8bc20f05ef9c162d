import { showStatus, type FailedState } from './status';

/** Current waits; each entry cancels one. */
const waits = new Set<() => void>();

/** The control that was pressed last. */
let pressed: Element | null = null;

/** Remembers presses from now on, so that the control whose press loads something is dimmed. */
export function watchPresses(): void {
  const note = ({ target }: Event) =>
    (pressed = target instanceof Element ? target.closest('a, button') : null);
  addEventListener('click', note, true);
}

function update() {
  const isWaiting = waits.size > 0;
  if (!isWaiting)
    document.querySelectorAll('[data-pending]').forEach((control) => control.removeAttribute('data-pending'));
  showStatus(isWaiting ? 'waiting' : undefined);
}

/**
 * Dims the pressed control at once and, if it lasts, shows the notice that something is loading.
 * @param cancel called when the visitor cancels.
 * @returns ends the wait; with an outcome it announces a failure.
 */
export function startLoading(cancel: () => void): (outcome?: FailedState) => void {
  waits.add(cancel);
  // An item of a menu has gone with it; the focus is back on the menu's button.
  const control = pressed?.isConnected ? pressed : document.activeElement;
  control?.toggleAttribute('data-pending', true);
  pressed = null;
  update();
  return (outcome) => {
    if (!waits.delete(cancel)) return;
    update();
    if (outcome && waits.size === 0) showStatus(outcome);
  };
}

/** Cancels every wait, and hides the notice. */
export function cancelLoading(): void {
  const all = [...waits];
  waits.clear();
  update();
  all.forEach((cancel) => cancel());
}
