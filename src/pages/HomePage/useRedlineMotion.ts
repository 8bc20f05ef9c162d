import type { Theme } from '@mui/material/styles';
import { startTransition, useEffect, useRef, useState, type AnimationEvent } from 'react';
import { watchIntersection } from '../../browser/watchIntersection';
import { editMotion, onSeveralLines } from './Edited';

/** The animation; paused while it waits. */
const motion = (theme: Theme, isWaiting: boolean) => ({
  ...editMotion(theme),
  ...onSeveralLines,
  ...(isWaiting && { '& :is(.edited, .original, .original *)': { animationPlayState: 'paused !important' } }),
});

/** Fine enough to detect the shares below. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20);

/** In one column a redline is as high as the screen, and is edited from the top down as it is read. */
const shareInView = () => (window.innerWidth < 600 ? 0.3 : 0.6);

/** Whether enough of an element is in view, or it fills as much of the viewport. */
function isInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= shareInView() * most;
}

/** Whether an element is below the viewport. */
const isBelow = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && boundingClientRect.top > window.innerHeight;

/**
 * Animates a redline's edits once, when it scrolls into view. Not with reduced motion, nor if it was in view before hydration.
 * @returns whether the edits will be animated, and props for the parent.
 */
export function useRedlineMotion() {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'playing'>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches) return;
    let isWaiting = false;
    // The observer's first report says where it is: measuring here would lay out the page while it hydrates.
    const stop = watchIntersection(
      element,
      (newest) => {
        if (!isWaiting && isBelow(newest)) {
          isWaiting = true;
          startTransition(() => setState('waiting'));
        } else if (!isWaiting || isInView(newest)) {
          stop();
          if (isWaiting) setState('playing');
        }
      },
      { threshold },
    );
    return stop;
  }, []);

  return {
    isMoving: state !== 'still',
    sx: (theme: Theme) => (state === 'still' ? {} : motion(theme, state === 'waiting')),
    motion: {
      ref,
      onAnimationEnd({ target }: AnimationEvent) {
        if (target instanceof Element && target.matches('.edited')) setState('still');
      },
    },
  };
}
