import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether the visitor has scrolled past one viewport height (S4). Place `sentinel` at the top of the page, one viewport high;
 * it is watched, so scrolling itself costs nothing.
 */
export function useScrolledPast(): { sentinel: RefObject<HTMLDivElement | null>; isPast: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(sentinel.current!);
    return () => observer.disconnect();
  }, []);

  return { sentinel, isPast };
}
