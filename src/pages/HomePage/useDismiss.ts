import { useEffect, useRef } from 'react';

/** Closes a list or panel on Escape, on a press outside and when the focus leaves. */
export function useDismiss(isOpen: boolean, close: (returnFocus: boolean) => void) {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    const leave = ({ target }: Event) =>
      !(target instanceof Node && part.current?.contains(target)) && close(false);
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), options);
    return () => controller.abort();
  });
  return part;
}
