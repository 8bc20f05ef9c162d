import type { Locator } from '@playwright/test';
import { decisions, endOpening } from './support/decisions.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/**
 * Presses a button and compares the decided sentences with the marked ones every 40 ms. Returns how many sentences it has decided, and what
 * is wrong: letters of both that are not seen once, and clipped parts with several lines, of which only fragments are seen.
 */
const sample = (button: Locator) =>
  button.evaluate(async (pressed) => {
    const before = new Set(document.querySelectorAll('main .outcome'));
    (pressed as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    const sentences = [...document.querySelectorAll<HTMLElement>('main .outcome')]
      .filter((outcome) => !before.has(outcome))
      .map((outcome) => outcome.parentElement!);
    const moving = sentences.flatMap((sentence) => sentence.getAnimations({ subtree: true }));
    moving.forEach((animation) => animation.pause());

    interface Letter {
      text: string;
      parent: HTMLElement;
      range: Range;
    }
    const lettersOf = (part: Element) => {
      const letters: Letter[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, (text) => {
        // Signs in the margin are no words.
        for (let at = text.parentElement!; at !== part; at = at.parentElement!)
          if (getComputedStyle(at).position === 'absolute') return NodeFilter.FILTER_REJECT;
        return NodeFilter.FILTER_ACCEPT;
      });
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < text.nodeValue!.length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          letters.push({ text: text.nodeValue!.charAt(at), parent: text.parentElement!, range });
        }
      return letters;
    };
    /** The letters that both forms of a sentence begin and end with. */
    const pairsOf = (sentence: HTMLElement) => {
      const [was, is] = ['.marked', '.outcome'].map((part) => lettersOf(sentence.querySelector(part)!));
      const least = Math.min(was!.length, is!.length);
      const isSame = (index: number) => was!.at(index)!.text === is!.at(index)!.text;
      let start = 0;
      while (start < least && isSame(start)) start++;
      let end = 0;
      while (end < least - start && isSame(-1 - end)) end++;
      const indexes = [...Array(start).keys(), ...Array.from({ length: end }, (_, index) => -1 - index)];
      return indexes
        .map((index) => ({ index, old: was!.at(index)!, now: is!.at(index)! }))
        .filter(({ now }) => now.text.trim());
    };
    const compared = sentences.map((sentence) => ({ sentence, pairs: pairsOf(sentence) }));

    const opacities = new Map<Element, number>();
    const opacityOf = (element: HTMLElement): number => {
      if (element.localName === 'main') return 1;
      const known = opacities.get(element);
      if (known !== undefined) return known;
      const opacity = Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement!);
      opacities.set(element, opacity);
      return opacity;
    };
    /** How much of a letter is seen, from 0 to 1, and where. */
    const look = ({ parent, range }: Letter) => {
      const { left, width, top, height } = range.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const opacity = opacityOf(parent);
      // Where it is clipped or hidden, hit testing does not find it.
      const isFound = opacity > 0 && document.elementsFromPoint(x, y).includes(parent);
      return { x, y, seen: isFound ? opacity : 0 };
    };

    const wrong: unknown[] = [];
    let letters = 0;
    for (let time = 0; time <= 480; time += 40) {
      for (const animation of moving) animation.currentTime = time;
      opacities.clear();
      for (const { sentence, pairs } of compared) {
        sentence.scrollIntoView({ block: 'center', behavior: 'instant' });
        for (const part of sentence.querySelectorAll<HTMLElement>('*')) {
          if (getComputedStyle(part).clipPath === 'none') continue;
          const words = document.createRange();
          words.selectNodeContents(part);
          const bottoms = [...words.getClientRects()].map(({ bottom }) => bottom);
          const isWrapped = Math.max(...bottoms) - Math.min(...bottoms) > 16;
          if (isWrapped) wrong.push({ time, clipped: part.textContent });
        }

        letters += pairs.length;
        for (const { index, ...pair } of pairs) {
          const [old, now] = [look(pair.old), look(pair.now)];
          const isInPlace = Math.hypot(old.x - now.x, old.y - now.y) < 2;
          const seen = isInPlace ? Math.min(1, old.seen + now.seen) : old.seen + now.seen;
          if (Math.abs(seen - 1) > 0.02) wrong.push({ time, letter: pair.now.text, index, seen });
        }
      }
    }
    moving.forEach((animation) => animation.finish());
    return { sentences: sentences.length, letters, wrong: wrong.slice(0, 5) };
  });

test.describe('A decision (X21)', () => {
  for (const language of languages)
    for (const width of [390, 1440])
      test(`shows every word once while the words change, at ${width} px in ${languageNames[language]}`, async ({
        page,
        visit,
      }) => {
        // Every letter of ten decisions in steps of 40 ms.
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        for (const way of ['accept', 'reject'] as const) {
          await visit('/', { language });
          const { noteButton, card, playbookButton, forumButton, redlineButton } = decisions(page, language);
          const title = page.getByRole('heading', { level: 1 });
          await endOpening(title);
          const presses = [
            [noteButton, 1],
            [card, 3],
            [playbookButton, 1],
            [redlineButton, 4],
            [forumButton, 1],
          ] as const;
          for (const [place, times] of presses)
            for (let press = 0; press < times; press++) {
              const { sentences, letters, wrong } = await sample(place(way));
              expect(sentences).toBeGreaterThan(0);
              expect(letters).toBeGreaterThan(0);
              expect(wrong).toEqual([]);
            }
          await page.evaluate(() => localStorage.clear());
        }
      });
});
