import { keyframes, type Theme } from '@mui/material/styles';
import { useEffect, useRef, useState, type AnimationEvent, type RefObject } from 'react';
import { watchIntersection } from '../../components/watchIntersection';

const strike = keyframes({
  from: { backgroundSize: '0 0.075em', textDecorationColor: 'transparent' },
  to: { backgroundSize: '100% 0.075em', textDecorationColor: 'transparent' },
});
const insert = keyframes({
  from: { clipPath: 'inset(-0.2em var(--after) -0.4em var(--before))' },
  to: { clipPath: 'inset(-0.2em 0% -0.4em 0%)' },
});

/** Pause between the strike and the insertion, in ms (art direction, section 8). */
const pause = 150;

/** The marks as they are made. On paper they are made already. */
const motion = ({ marks }: Pick<Theme, 'marks'>, isWaiting: boolean) => ({
  '@media screen': {
    '& del': {
      backgroundImage: 'linear-gradient(currentColor, currentColor)',
      backgroundPosition: '0 54%',
      backgroundRepeat: 'no-repeat',
      animation: `${strike} ${marks.duration.strike}ms ${marks.easing.ink} both`,
    },
    '& ins': {
      '--before': '0%',
      '--after': '100%',
      animation: `${insert} ${marks.duration.insert}ms ${marks.easing.ink} ${marks.duration.strike + pause}ms backwards`,
    },
    // After the shorthands, which would set it back.
    ...(isWaiting && { '& :is(del, ins)': { animationPlayState: 'paused' } }),
    '& del:dir(rtl)': { backgroundPosition: '100% 54%' },
    '& ins:dir(rtl)': { '--before': '100%', '--after': '0%' },
  },
});

/** Steps fine enough to notice that 60 % have come into view. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20);

/** True once 60 % of an element are in view, or it fills 60 % of a window that is smaller. */
function isInView({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const most = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= 0.6 * most;
}

/**
 * Lets the marks of a redline be made once, a second long, when it comes into view (art direction, section 8). Until then and
 * for visitors who asked for less motion it stands as it ends; so does one that was in view before its code had come.
 * @returns `ref` and `sx` for the element around the marks, and its handler that ends the play.
 */
export function useRedlineMotion<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  sx: (theme: Theme) => object;
  onAnimationEnd: (event: AnimationEvent) => void;
} {
  const ref = useRef<Element>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'playing'>('still');

  useEffect(() => {
    const element = ref.current!;
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
    ref,
    sx: (theme) => (state === 'still' ? {} : motion(theme, state === 'waiting')),
    onAnimationEnd({ target }) {
      if ((target as HTMLElement).matches('ins')) setState('still');
    },
  };
}
