import Box from '@mui/material/Box';
import type { CSSObject } from '@mui/material/styles';
import { startTransition, useEffect, useRef, useState } from 'react';
import { watchIntersection } from '../browser/watchIntersection';
import { prefersReducedMotion } from '../browser/prefersReducedMotion';

/** Scroll position that counts as the top, in px: more than the header's height. */
const topHeight = 160;

/** Where the page is as high as a viewport. */
const firstViewport: CSSObject = { insetBlockStart: 0, height: '100vh' };

/**
 * Whether the visitor has scrolled past one viewport height, or past the sentinel itself. The sentinel is observed, so nothing runs while scrolling.
 */
export function useScrolledPast({ atSentinel = false } = {}) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ isPast: false, skipsAnimation: true });

  useEffect(() => {
    if (!element.current) return;
    return watchIntersection(
      element.current,
      ({ isIntersecting, boundingClientRect: { top } }) =>
        // The page is often still hydrating; a transition is rendered in short tasks.
        startTransition(() =>
          setState({
            isPast: !isIntersecting,
            // At the top of the page, or with reduced motion, the fixed header may go without animation.
            skipsAnimation: top > -topHeight || prefersReducedMotion(),
          }),
        ),
      // Without a lower end, so that only leaving at the top counts, however far one scrolls at once.
      { rootMargin: '0px 0px 1000000px' },
    );
  }, []);

  /** To render where the hook is used. */
  const sentinel = (
    <Box
      ref={element}
      aria-hidden
      sx={{
        position: 'absolute',
        width: '1px',
        pointerEvents: 'none',
        ...(atSentinel ? { height: '1px' } : firstViewport),
      }}
    />
  );
  return { sentinel, ...state };
}
