import type { StartHandover } from './handover';

/* React hydrates everything around the target of a press in the task of its event. Here it does so in several tasks. */

/** Milliseconds after which the browser may draw. */
const slice = 8;

/** Lets the browser draw; where it can, what follows comes before React's other work. */
const pause = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Has React hydrate each part around an element in a task of its own, from the outside in. The event does not bubble: React hydrates its
 * target, but no handler is called.
 */
export async function hydrateAround(target: Element): Promise<void> {
  if (target.parentElement) await hydrateAround(target.parentElement);
  const start = performance.now();
  target.dispatchEvent(new KeyboardEvent('keyup'));
  if (performance.now() - start > slice) await pause();
}

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
] as const;

/** Keeps presses from React until all is hydrated. The start script records early ones; later a click is repeated on its hydrated target. */
export function deferClicksUntilHydrated(
  handover: Pick<StartHandover, 'isRecording' | 'pending' | 'click' | 'controlOf'>,
): void {
  const defer = (event: UIEvent) => {
    const { isRecording, pending, click } = handover;
    const control = handover.controlOf(event.target);
    // The click of a key or of code has no detail. At a key React has hydrated the target already.
    const isPress = event.type !== 'click' || event.detail > 0;
    if (!isRecording && !(isPress && control && pending?.size)) return;
    event.stopPropagation();
    if (isRecording || !control || event.type !== 'click') return;
    event.preventDefault();
    void click?.(control);
  };
  for (const type of presses) addEventListener(type, defer, true);
}
