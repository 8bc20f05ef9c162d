import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchIntersection } from '../components/watchIntersection';

/**
 * Whether the visitor has scrolled past one viewport height. Place `sentinel` at the top of the page, one viewport high;
 * it is watched, so scrolling itself costs nothing.
 */
export function useScrolledPast(): { sentinel: RefObject<HTMLDivElement | null>; isPast: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);

  useEffect(
    () =>
      watchIntersection(sentinel.current!, ({ isIntersecting, boundingClientRect }) =>
        setIsPast(!isIntersecting && boundingClientRect.bottom <= 0),
      ),
    [],
  );

  return { sentinel, isPast };
}
