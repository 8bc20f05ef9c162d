import type { Language } from '../../../src/locale/languages.ts';
import type { Scene } from '../scene.ts';
import { slot } from '../stage/panel.ts';
import { curves, durations, progress } from '../time.ts';
import { at, cardTimes, changes, heroCaptions, heroStory, press } from './heroStory.ts';

/** Zoom at which the document's text is 20 px high in a film 640 px wide. */
const page = 1.55;
/** Shows the panel alone: further out the camera would cut the words of the page. */
const margin = 2.6;

/** The hero's film: the whole window, and close-ups of its document and panel. */
export function heroScene(language: Language): Scene {
  const story = heroStory(language);

  function drawBeginning(now: number): string {
    const asked = progress(now, at.ask, durations.note);
    const left = progress(now, at.agree, durations.menu, curves.exit);
    if (left === 1) return '';
    return (
      slot(story.drawQuestion(), asked * (1 - left), asked) +
      slot(story.drawReading(now, 1 - asked), 1 - left)
    );
  }

  function drawChanges(now: number): string {
    return changes
      .filter((name) => now > cardTimes[name].shownAt)
      .map((name) =>
        slot(story.drawChange(name, now), progress(now, cardTimes[name].shownAt, durations.note)),
      )
      .join('');
  }

  return {
    seconds: at.end,
    draw: (now) =>
      story.drawWindow({
        page: story.drawPage(now),
        cards: drawBeginning(now) + drawChanges(now),
        foot: story.drawDecided(now),
      }),
    pointer: {
      moves: [
        { at: 2.8, seconds: at.agree - press - 2.8, to: '#yes' },
        { at: 4.4, seconds: 0.6, to: '.foot', onlyMoves: true },
        { at: 13.8, seconds: at.acceptNotice - press - 13.8, to: '#accept-notice' },
        { at: 15.8, seconds: at.acceptExit - press - 15.8, to: '#accept-exit' },
        { at: 17.9, seconds: at.reject - press - 17.9, to: '#reject-effect' },
      ],
    },
    // Zooms in at the start and out at the end; cuts in between.
    camera: [
      { at: 4.2, seconds: 0.7, to: '.target', zoom: page },
      { at: at.lookAtRule, seconds: 0, to: '.card p', zoom: margin },
      { at: at.lookAtPage, seconds: 0, to: '.target', zoom: page },
      { at: at.lookAtAll, seconds: 0, to: '.window', zoom: 1 },
      { at: at.lookAtLast, seconds: 0, to: '#reject-effect', zoom: margin },
      { at: at.lookBack, seconds: 0, to: '.target', zoom: page },
      { at: at.lookAtEnd, seconds: 0.7, to: '.window', zoom: 1 },
    ],
    captions: heroCaptions(language),
  };
}
