import type { Language } from '../../../src/locale/languages.ts';
import type { Scene } from '../scene.ts';
import { slot } from '../stage/panel.ts';
import { curves, durations, mix, progress } from '../time.ts';
import { at, cardTimes, changes, heroStory, press } from './heroStory.ts';

/** Times at which the card appears and disappears. */
const raised = [
  { from: at.read - 0.2, to: at.agree },
  { from: at.showRule + 0.4, to: at.lookAtPage },
  { from: at.lookAtAll, to: at.lookBack },
  { from: at.lookAtEnd, to: Infinity },
];

/** Scroll positions in px: each clause is above the card. */
const scrolls = [
  { from: at.lookAtPage, to: 100 },
  { from: at.lookAtAll, to: 0 },
  { from: at.acceptNotice + 0.5, to: 90 },
  { from: at.acceptExit + 0.5, to: 180 },
];

/**
 * The hero's film for phones: the document alone with 16 px text, and one card at a time over its lower part. Same timing as the wide film,
 * so that captions are shared.
 */
export function heroPhoneScene(language: Language): Scene {
  const story = heroStory(language);

  function drawCurrent(now: number): string {
    if (now < at.ask) return slot(story.drawReading(now, 1));
    if (now < at.showRule) return slot(story.drawQuestion(), progress(now, at.ask, durations.note));
    const current = changes.findLast((name) => now >= cardTimes[name].currentAt) ?? 'notice';
    // The first card appears with the sheet.
    const shown = current === 'notice' ? 1 : progress(now, cardTimes[current].currentAt, durations.note);
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
        { at: at.acceptNotice - press, seconds: 0, to: '#accept-notice' },
        { at: at.acceptExit - press, seconds: 0, to: '#accept-exit' },
        { at: at.reject - press, seconds: 0, to: '#reject-effect' },
      ],
    },
  };
}

/** The still for phones: as much of the page as stands above the play button, with every change marked and no card. */
export function drawHeroPhoneStill(language: Language): string {
  const story = heroStory(language);
  return story.drawWindow({ page: story.drawChanges(['notice', 'exit'], at.allMarked), cards: '' });
}
