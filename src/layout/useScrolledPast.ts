import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchIntersection } from '../components/watchIntersection';

interface ScrolledPast {
  sentinel: RefObject<HTMLDivElement | null>;
  isPast: boolean;
  /** Whether the fixed header may go without animation: at the top of the page, or with reduced motion. */
  isCut: boolean;
}

/** Scroll position that counts as the top, in px: more than the header's height. */
const topHeight = 160;

/**
 * Whether the visitor has scrolled past one viewport height. Place `sentinel`, one viewport high, at the top of the page; it is observed,
 * so nothing runs while scrolling.
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
