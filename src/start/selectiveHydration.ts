import { controlOf } from './controls';
import type { StartHandover } from './handover';

let count = 0;

/**
 * Has React hydrate what is around an element before the rest of the page, and resolves when it has. For a press it would do so in the one
 * task of the event; a continuous event is held back until it has hydrated the target in short tasks, and is then repeated. The page has no
 * handler of this event, and React keeps one for each pointer.
 */
export function hydrateAround(target: Element): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener('gotpointercapture', () => resolve(), { once: true });
    target.dispatchEvent(new PointerEvent('gotpointercapture', { pointerId: --count }));
  });
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

/**
 * Keeps presses from React until all is hydrated. The start script records them at first; later the click is repeated once its target is
 * hydrated.
 */
export function withholdPresses(handover: Pick<StartHandover, 'isRecording' | 'pending' | 'click'>): void {
  const withhold = (event: UIEvent) => {
    const { isRecording, pending, click } = handover;
    const control = controlOf(event.target);
    // The click of a key or of code has no detail. At a key React has hydrated the target already.
    const isPress = event.type !== 'click' || event.detail > 0;
    if (!isRecording && !(isPress && control && pending?.size)) return;
    event.stopPropagation();
    if (isRecording || !control || event.type !== 'click') return;
    event.preventDefault();
    void click?.(control);
  };
  for (const type of presses) addEventListener(type, withhold, true);
}
