import type { Language } from '../../../src/locale/languages.ts';
import type { Scene } from '../scene.ts';
import { slot } from '../stage/panel.ts';
import { curves, durations, mix, progress } from '../time.ts';
import { at, cardTimes, changes, heroStory, press } from './heroStory.ts';

/** The card comes up at the first second of each pair and goes down at the other. */
const raised = [
  { from: at.read - 0.2, to: at.agree },
  { from: at.showRule + 0.4, to: at.lookAtPage },
  { from: at.lookAtAll, to: at.lookBack },
  { from: at.lookAtEnd, to: Infinity },
];

/** Where the page is scrolled to, in px: each clause in turn comes to lie above the card. */
const scrolls = [
  { from: at.lookAtPage, to: 100 },
  { from: at.lookAtAll, to: 0 },
  { from: at.acceptCap + 0.5, to: 90 },
  { from: at.acceptCarveOut + 0.5, to: 180 },
];

/**
 * The film of the hero for a phone: the page alone, in letters of 16 px, and one card at a time over its lower part. Its
 * story has the times of the wide film, so both have the same captions.
 */
export function heroPhoneScene(language: Language): Scene {
  const story = heroStory(language);

  function drawCurrent(now: number): string {
    if (now < at.ask) return slot(story.drawReading(now, 1));
    if (now < at.showRule) return slot(story.drawQuestion(), progress(now, at.ask, durations.note));
    const current = changes.findLast((name) => now >= cardTimes[name].currentAt) ?? 'cap';
    // The first card is there when the sheet comes up with it.
    const shown = current === 'cap' ? 1 : progress(now, cardTimes[current].currentAt, durations.note);
    return slot(story.drawChange(current, now), shown);
  }

  return {
    seconds: at.end,
    draw: (now) =>
      story.drawWindow({
        page: story.drawPage(now),
        cards: drawCurrent(now),
        raised: raised.reduce(
          (sum, { from, to }) =>
            sum + progress(now, from, durations.note) - progress(now, to, durations.menu, curves.exit),
          0,
        ),
        scrolled: scrolls.reduce(
          (place, { from, to }) => mix(place, to, progress(now, from, 0.5, curves.ink)),
          0,
        ),
      }),
    pointer: {
      moves: [
        { at: at.agree - press, seconds: 0, to: '#yes' },
        { at: at.acceptCap - press, seconds: 0, to: '#accept-cap' },
        { at: at.acceptCarveOut - press, seconds: 0, to: '#accept-carveOut' },
        { at: at.reject - press, seconds: 0, to: '#reject-claims' },
      ],
    },
  };
}

/** The still for a phone: everything is marked, and no card covers it. */
export function drawHeroPhoneStill(language: Language): string {
  const story = heroStory(language);
  return story.drawWindow({ page: story.drawPage(at.allMarked), cards: '' });
}
