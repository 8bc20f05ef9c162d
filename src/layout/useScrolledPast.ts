import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchIntersection } from '../components/watchIntersection';

interface ScrolledPast {
  sentinel: RefObject<HTMLDivElement | null>;
  isPast: boolean;
  /** Whether what followed along may go at once: at the top of the page it is in its own place, and less motion was asked for. */
  isCut: boolean;
}

/** What counts as the top, in px: the header is no taller. */
const topHeight = 160;

/**
 * Whether the visitor has scrolled past one viewport height. Place `sentinel` at the top of the page, one viewport high;
 * it is watched, so scrolling itself costs nothing.
 */
export function useScrolledPast(): ScrolledPast {
  const sentinel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ isPast: false, isCut: true });

  useEffect(() => {
    if (!sentinel.current) return;
    return watchIntersection(sentinel.current, ({ isIntersecting, boundingClientRect: { top, bottom } }) =>
      setState({
        isPast: !isIntersecting && bottom <= 0,
        isCut: top > -topHeight || matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    );
  }, []);

  return { sentinel, ...state };
}
