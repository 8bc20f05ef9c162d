import { useEffect, useEffectEvent, useRef } from 'react';

/** Closes a list or panel on Escape, on a press outside and when the focus leaves. */
export function useDismiss(isOpen: boolean, close: (returnFocus: boolean) => void) {
  const part = useRef<HTMLElement>(null);
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const leave = ({ target }: Event) =>
      !(target instanceof Node && part.current?.contains(target)) && dismiss(false);
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(true), options);
    return () => controller.abort();
  }, [isOpen]);
  return part;
}
