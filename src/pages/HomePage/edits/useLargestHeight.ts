import { useEffect, useRef } from 'react';

/**
 * Keeps an element's largest height at its current width, so that shorter text does not move what is below.
 * @returns the element's ref.
 */
export function useLargestHeight<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
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
  }, []);
  return target;
}
