import type { Scene } from '../../scene.ts';
import { progress } from '../../time.ts';

/** Seconds in which the end of the story gives way to its beginning. */
const turning = 0.5;

/**
 * A clip that begins and ends at the same moment of its story, the one that its still shows: it runs to the end, turns over to
 * the beginning, and comes back to where it was.
 * @param still that moment, in seconds of the story.
 */
export function loop(seconds: number, still: number, draw: (now: number) => string): Scene {
  return {
    seconds,
    draw(now) {
      const moment = still + now;
      if (moment < seconds) return draw(moment);
      const left = 1 - progress(moment, seconds, turning);
      const end = left && `<div style="position:absolute;inset:0;opacity:${left}">${draw(seconds)}</div>`;
      return draw(moment - seconds) + (end || '');
    },
  };
}
