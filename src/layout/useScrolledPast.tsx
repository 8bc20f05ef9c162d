import Box from '@mui/material/Box';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { watchIntersection } from '../browser/watchIntersection';
import { prefersReducedMotion } from '../browser/prefersReducedMotion';

interface ScrolledPast {
  /** One viewport high; for the top of the page. */
  sentinel: ReactNode;
  isPast: boolean;
  /** Whether the fixed header may go without animation: at the top of the page, or with reduced motion. */
  skipsAnimation: boolean;
}

/** Scroll position that counts as the top, in px: more than the header's height. */
const topHeight = 160;

/** Whether the visitor has scrolled past one viewport height. `sentinel` is observed, so nothing runs while scrolling. */
export function useScrolledPast(): ScrolledPast {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ isPast: false, skipsAnimation: true });

  useEffect(() => {
    if (!element.current) return;
    return watchIntersection(element.current, ({ isIntersecting, boundingClientRect: { top, bottom } }) =>
      // The page is often still hydrating; a transition is rendered in short tasks.
      startTransition(() =>
        setState({
          isPast: !isIntersecting && bottom <= 0,
          skipsAnimation: top > -topHeight || prefersReducedMotion(),
        }),
      ),
    );
  }, []);

  const sentinel = (
    <Box
      ref={element}
      aria-hidden
      sx={{ position: 'absolute', insetBlockStart: 0, height: '100vh', width: '1px', pointerEvents: 'none' }}
    />
  );
  return { sentinel, ...state };
}
