import type { Language } from '../../../src/locale/languages.ts';
import type { Scene } from '../scene.ts';
import { curves, progress, round } from '../time.ts';
import { plain, wordsOf } from '../words.ts';

/** Times in seconds. */
const at = { strike: 1.6, dots: 3.6, ring: 6, stet: 6.7, end: 10.3 } as const;

/** Captions with start times. */
const captions = [
  ['sheet', 0],
  ['strike', at.strike - 0.2],
  ['dots', at.dots - 0.2],
  ['stet', at.ring - 0.2],
] as const;

/** Durations, longer than on the site because this is the story. */
const taking = { strike: 0.8, dots: 1.8, ring: 0.7, stet: 0.4 } as const;

/** The circled “stet” in the margin, Latin in both languages. */
function drawStet(now: number): string {
  const ring = progress(now, at.ring, taking.ring, curves.ink);
  const word = progress(now, at.stet, taking.stet);
  if (ring === 0) return '';
  return `<span class="proof-stet">
<svg viewBox="0 0 64 52"><ellipse cx="32" cy="26" rx="31" ry="25" pathLength="1" style="stroke-dashoffset:${round(1 - ring)}"/></svg>
<bdi style="opacity:${word}">stet</bdi></span>`;
}

/** The film of “Meet”: on a proof sheet the machine strikes two words, and a person restores them with dots and “stet”. */
export function meetScene(language: Language): Scene {
  const say = wordsOf(language);
  const sentence = say('samples.meet.sentence');

  return {
    seconds: at.end,
    draw(now) {
      const struck = progress(now, at.strike, taking.strike, curves.ink);
      const dotted = progress(now, at.dots, taking.dots, curves.linear);
      const marked = (_: string, text: string) =>
        `<span class="${dotted ? 'stands' : 'kept'}" style="--drawn:${dotted}"><del style="--drawn:${struck}">${text}</del></span>${drawStet(now)}`;
      return `<div class="proof"><p>${sentence.replace(/<stet><del>(.*?)<\/del><\/stet>/, marked)}</p></div>`;
    },
    captions: captions.map(([name, from], index) => ({
      from,
      to: captions[index + 1]?.[1] ?? at.end,
      text: plain(say(`samples.meet.${name}`)),
    })),
  };
}

/** The last frame. */
export function drawMeetStill(language: Language): string {
  return meetScene(language).draw(at.end);
}
