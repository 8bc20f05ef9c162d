import { useEffect, type RefObject } from 'react';

/** Keeps an element's largest height at its current width, so that shorter text does not move what is below. */
export function useLargestHeight(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        width = element.offsetWidth;
        element.style.minHeight = '';
      }
      element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
