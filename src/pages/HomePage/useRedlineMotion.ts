import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type AnimationEvent, type RefObject } from 'react';
import { watchIntersection } from '../../components/watchIntersection';
import { editMotion } from './Edited';

/** The edits while they are made; those that wait are held at their beginning. */
const motion = (theme: Theme, isWaiting: boolean) => ({
  ...editMotion(theme),
  ...(isWaiting && { '& :is(del, .arriving, .beside, .was *)': { animationPlayState: 'paused !important' } }),
});

/** Steps fine enough to notice that 60 % have come into view. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20);

/** True once 60 % of an element are in view, or it fills 60 % of a window that is smaller. */
function isInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= 0.6 * most;
}

/**
 * Lets the marks of a redline be made once, a second long, when it comes into view. Until then and
 * with reduced motion it stands as it ends; so does one that was in view before its code had come.
 * @returns whether the edits are about to be made, `sx` for the element around them, and what it needs besides.
 */
export function useRedlineMotion<Element extends HTMLElement>(): {
  isMoving: boolean;
  sx: (theme: Theme) => object;
  motion: { ref: RefObject<Element | null>; onAnimationEnd: (event: AnimationEvent) => void };
} {
  const ref = useRef<Element>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'playing'>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const isAhead = element.getBoundingClientRect().top > window.innerHeight;
    if (!isAhead || matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches) return;
    setState('waiting');
    const stop = watchIntersection(
      element,
      (newest) => {
        if (!isInView(newest)) return;
        stop();
        setState('playing');
      },
      { threshold },
    );
    return stop;
  }, []);

  return {
    isMoving: state !== 'still',
    sx: (theme) => (state === 'still' ? {} : motion(theme, state === 'waiting')),
    motion: {
      ref,
      onAnimationEnd({ target }) {
        if ((target as HTMLElement).matches('.arriving')) setState('still');
      },
    },
  };
}
