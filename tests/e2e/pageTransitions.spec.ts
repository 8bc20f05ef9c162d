import type { Page } from '@playwright/test';
import { otherLanguage } from '../../src/locale/languages.ts';
import { inLanguage } from '../../src/paths.ts';
import { choose } from './support/language.ts';
import { messages } from './support/messages.ts';
import { headerLink } from './support/shell.ts';
import { directions, languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

/** The `view-transition-name`s of a transition, and when its last animation ended. */
export interface SeenTransition {
  parts: string[];
  end: number;
}

/**
 * Records view transitions and pauses each, with all that moves, at its first frame until `finish`. The site skips transitions if rendering is slow, which a busy
 * machine may be; here none is skipped.
 */
async function watchTransitions(page: Page) {
  // The site waits only so long for the browser's picture of the old page, and for the end of a press.
  await stretchTimers(page, 200, 1000);
  await page.addInitScript(() => {
    const seen: SeenTransition[] = [];
    window.transitions = seen;
    const skip = ViewTransition.prototype.skipTransition;
    ViewTransition.prototype.skipTransition = function skipTransition() {
      if (document.documentElement.dataset.pressed !== undefined) skip.call(this);
    };
    const press = () => seen.length > 0 && (document.documentElement.dataset.pressed = '');
    window.addEventListener('pointerdown', press, true);
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function startViewTransition(update) {
      const transition = start.call(this, update);
      const record = async () => {
        await Promise.resolve();
        const moving = document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          const pseudo = effect instanceof KeyframeEffect && effect.pseudoElement;
          return pseudo && pseudo.startsWith('::view-transition') ? [{ animation, pseudo }] : [];
        });
        document.getAnimations().forEach((animation) => animation.pause());
        seen.push({
          parts: [...new Set(moving.map(({ pseudo }) => /\((.+)\)/.exec(pseudo)![1]!))].sort(),
          end: Math.max(
            ...moving.map(({ animation }) => Number(animation.effect!.getComputedTiming().endTime)),
          ),
        });
      };
      // A skipped transition has nothing to record.
      transition.ready.then(record, () => undefined);
      return transition;
    };
  });
  return {
    seen: () => page.evaluate(() => window.transitions),
    finish: () => page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish())),
  };
}

/** Resolves when the site has loaded its transitions, after hydration. */
const transitionsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.startsWith('[data-edit]')),
    ),
  );

/** What a transition adds to the document. */
const traces = (page: Page) =>
  page.locator('html[data-transition], html[style], [data-edit], h1[style], h1 [inert], h1 [style]');

for (const language of languages) {
  test.describe(`in ${languageNames[language]}`, () => {
    const { text } = messages(language);
    const mainLink = (page: Page, name: string) =>
      page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true });

    test('a change of page strikes the old heading and inserts the new one, in half a second (X21)', async ({
      page,
      visit,
    }) => {
      const { seen, finish } = await watchTransitions(page);
      await visit('/pricing', { language });
      await transitionsLoaded(page);
      await mainLink(page, text('shell.nav.faq')).click();
      await expect.poll(seen).toHaveLength(1);
      const [{ parts, end }] = (await seen()) as [SeenTransition];
      expect(parts).toEqual(['heading-inserted', 'heading-new', 'heading-old', 'heading-struck', 'root']);
      expect(end).toBe(500);

      await finish();
      await expect(traces(page)).toHaveCount(0);
      await page.goBack();
      await expect.poll(seen).toHaveLength(2);
      await finish();
      await expect(page).toHaveURL(inLanguage('/pricing', language));
      await expect(traces(page)).toHaveCount(0);
    });

    test('a press ends the page transition and reaches its target (X21)', async ({ page, visit }) => {
      const { seen } = await watchTransitions(page);
      await visit('/pricing', { language });
      await transitionsLoaded(page);
      await mainLink(page, text('shell.nav.faq')).focus();
      await page.keyboard.press('Enter');
      await expect.poll(seen).toHaveLength(1);
      const { x, y, width, height } = (await mainLink(page, text('shell.nav.forIt')).boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(inLanguage('/for-it', language));
    });

    test('a change of language moves the double rule to the other margin, and the marks are drawn from there (X21)', async ({
      page,
      visit,
    }) => {
      const { seen, finish } = await watchTransitions(page);
      await visit('/', { language });
      await transitionsLoaded(page);
      const title = page.locator('main h1');
      const moving = () => title.evaluate((heading) => heading.getAnimations({ subtree: true }).length);
      await expect.poll(moving, 'the title is at rest').toBe(0);
      const other = otherLanguage(language);
      await choose(page, language, other);
      await expect.poll(seen).toHaveLength(1);
      const [{ parts, end }] = (await seen()) as [SeenTransition];
      expect(parts).toEqual(['language', 'margin-rule']);
      expect(end).toBe(420);
      await expect(page.locator('html')).toHaveAttribute('dir', directions[other]);
      const lines = title.locator('div[inert]');
      const drawings = await lines.evaluate((copy) =>
        copy
          .closest('h1')!
          .getAnimations({ subtree: true })
          .map(({ effect }) => ({
            isOfLines: (effect as KeyframeEffect).target === copy,
            end: effect!.getComputedTiming().endTime,
          })),
      );
      expect(drawings, 'no word moves').toEqual([{ isOfLines: true, end: 500 }]);
      await finish();
      await expect(traces(page)).toHaveCount(0);
    });
  });
}

test.describe('a change of page is not animated (X21)', () => {
  const { text } = messages('en');

  test('with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { seen } = await watchTransitions(page);
    await visit('/pricing');
    await transitionsLoaded(page);
    await headerLink(page, text('shell.nav.faq')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await seen()).toEqual([]);
  });

  test('in a browser without view transitions', async ({ page, visit }) => {
    await page.addInitScript(() => {
      delete (Document.prototype as Partial<Document>).startViewTransition;
    });
    await visit('/pricing');
    await headerLink(page, text('shell.nav.faq')).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(traces(page)).toHaveCount(0);
  });
});
