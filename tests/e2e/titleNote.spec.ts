import { finishAnimations, pressAndPause } from './support/animations.ts';
import { decisions, keptDecisions } from './support/decisions.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('The title asks the visitor (X21)', () => {
  for (const language of languages) {
    test(`and says in the end what was decided, in ${languageNames[language]}`, async ({ page, visit }) => {
      await visit('/', { language });
      const { note, noteButton, status, text, label, tally } = decisions(page, language);
      const title = page.getByRole('heading', { level: 1 });
      const name = (await title.getAttribute('aria-label'))!;
      await expect(note).toContainText(text('home.note.proposal'));

      await noteButton('accept').click();
      await expect(note).toContainText(text('home.note.accepted'));
      await expect(title).toHaveAttribute('aria-label', name);
      await expect(title.locator('.outcome :is(del, ins)')).toHaveCount(0);
      await expect(status).toHaveText(`${label('home.decisions.said.accepted')} ${tally(1, 10)}`);

      await noteButton('undo').click();
      await expect(title.locator('.edited del')).toBeVisible();
      await noteButton('reject').click();
      await expect(note).toContainText(text('home.note.rejected'));
      await expect(note).toContainText(text('home.redline.stet'));
      const word = await title.locator('.outcome .stet-dots').first().textContent();
      expect(text('home.hero.machine')).toContain(word!);
      await expect(title).toHaveAttribute('aria-label', new RegExp(`^\\S+ (\\S+ )?${word}\\. `));
      await expect(noteButton('undo')).toBeFocused();
    });
  }

  test('and takes a double click for one decision', async ({ page, visit }) => {
    await visit('/', { language: 'en' });
    const { note, noteButton, status, text, tally } = decisions(page, 'en');
    await noteButton('reject').dblclick();
    await expect(note).toContainText(text('home.note.rejected'));
    await expect(status).toContainText(tally(1, 10));
    await noteButton('undo').click();
    await expect(note).toContainText(text('home.note.proposal'));
  });

  test('and its answer is hidden while the title is shown as it was', async ({ page, visit }) => {
    await visit('/', { language: 'en' });
    const { note, noteButton, text } = decisions(page, 'en');
    await noteButton('accept').click();
    await expect(note).toContainText(text('home.note.accepted'));
    const answer = note.getByText(text('home.note.accepted'));
    await page.getByRole('button', { name: text('shell.review.original'), exact: true }).click();
    await expect(answer).toBeHidden();
    await page.getByRole('button', { name: text('shell.review.final'), exact: true }).click();
    await expect(answer).toBeVisible();
  });

  for (const language of languages)
    test(`without an empty line on a phone, in ${languageNames[language]}`, async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/', { language });
      const { noteButton } = decisions(page, language);
      const title = page.getByRole('heading', { level: 1 });
      const { height } = (await title.boundingBox())!;
      for (const outcome of ['accept', 'reject'] as const) {
        await noteButton(outcome).click();
        /** Start of each visible line. */
        const lines = await title.locator('> span').evaluateAll((parts) => {
          const shown = parts.flatMap((part) => [...(part.querySelector('.outcome')?.childNodes ?? [part])]);
          const tops = shown.flatMap((node) => {
            const words = document.createRange();
            words.selectNodeContents(node);
            return [...words.getClientRects()].map(({ bottom, height: high }) => bottom - high / 2);
          });
          return [...new Set(tops.map(Math.round))].sort((one, other) => one - other);
        });
        const lineHeight = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight));
        const steps = lines.slice(1).map((line, index) => line - lines[index]!);
        expect(Math.max(...steps)).toBeLessThan(1.5 * lineHeight);
        expect((await title.boundingBox())!.height).toBe(height);
        // Nor between the title and its note.
        const bottom = await title.evaluate((one) => one.getBoundingClientRect().bottom);
        expect(bottom - lines.at(-1)!).toBeLessThan(lineHeight);
        await noteButton('undo').click();
      }
    });

  for (const language of languages)
    test(`and moves its second sentence in one piece on a phone, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit('/', { language });
      const { noteButton } = decisions(page, language);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title.locator('.original')).toHaveCount(0);
      for (const outcome of ['accept', 'reject'] as const) {
        const before = await title.evaluate((heading) => {
          const sentence = heading.querySelector('.following')!;
          return sentence.getBoundingClientRect().top - heading.getBoundingClientRect().top;
        });
        await pressAndPause(noteButton(outcome), 'h1');
        const [halfway, isCut] = await title.evaluate((heading) => {
          for (const animation of heading.getAnimations({ subtree: true })) animation.currentTime = 150;
          const sentence = heading.querySelector('.outcome .following')!;
          const cut = [sentence, sentence.parentElement!].some(
            (element) => getComputedStyle(element).clipPath !== 'none',
          );
          const from = heading.getBoundingClientRect().top;
          return [sentence.getBoundingClientRect().top - from, cut] as const;
        });
        expect(halfway).toBeCloseTo(before, 0);
        expect(isCut).toBe(false);
        await finishAnimations(title);
        // Directly below the decided words.
        const gap = await title.locator('.outcome').evaluate((part) => {
          const [words, sentence] = part.children;
          return sentence!.getBoundingClientRect().top - words!.getBoundingClientRect().bottom;
        });
        expect(gap).toBeCloseTo(0, 0);
        await noteButton('undo').click();
      }
    });

  for (const language of languages)
    test(`and closes up an accepted edit along its line, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      const { noteButton } = decisions(page, language);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title.locator('.original')).toHaveCount(0);
      const start = (await title.locator('ins').boundingBox())!.x;
      const gap = (await title.locator('del').boundingBox())!.width;
      await pressAndPause(noteButton('accept'), 'h1');
      const moments = await title.evaluate((heading) => {
        const animations = heading.getAnimations({ subtree: true });
        return [0, 120, 1000].map((time) => {
          for (const animation of animations) animation.currentTime = time;
          const words = heading.querySelector('.outcome .words')!.getBoundingClientRect();
          const isCut = [...heading.querySelectorAll('.changing')].some(
            (part) => getComputedStyle(part).clipPath !== 'none',
          );
          const isDeletionSeen = getComputedStyle(heading.querySelector('.marked del')!).visibility;
          return { x: words.x, isCut, isDeletionSeen };
        });
      });
      expect(moments.map(({ isCut }) => isCut)).toEqual([false, false, false]);
      expect(moments.map(({ isDeletionSeen }) => isDeletionSeen)).toEqual(['visible', 'visible', 'hidden']);
      const ways = moments.map(({ x }) => Math.abs(x - start));
      expect(ways[0]).toBeLessThan(1);
      expect(ways[1]).toBeGreaterThan(gap / 4);
      expect(ways[2]).toBeGreaterThan(gap);
      expect(ways[1]).toBeLessThan(ways[2]!);
    });

  test('and follows an answer given before hydration rather than that of an earlier visit (X19)', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('stet.decisions', '{"title":"accepted","cap":"accepted"}'),
    );
    await page.goto('/');
    const { note, noteButton, text } = decisions(page);
    await noteButton('reject').dispatchEvent('click');
    await expect(note).toContainText(text('home.note.rejected'));
    await expect
      .poll(async () => JSON.parse((await keptDecisions(page)) ?? 'null'))
      .toEqual({ title: 'rejected', cap: 'accepted' });
  });

  test('after its animation, before the visitor interacts', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.getAnimations().forEach((animation) => animation.pause()),
      ),
    );
    await page.goto('/');
    const { note } = decisions(page);
    const [rise] = await note.evaluate((element) =>
      element.getAnimations().map((animation) => ({
        starts: Number(animation.effect!.getComputedTiming().delay),
        properties: (animation.effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame).filter((key) => ['opacity', 'transform'].includes(key))),
      })),
    );
    expect(new Set(rise!.properties)).toEqual(new Set(['opacity', 'transform']));
    const ends = await page
      .locator('h1')
      .evaluate((title) =>
        title
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
      );
    expect(ends).not.toEqual([]);
    expect(rise!.starts).toBeGreaterThan(Math.max(...ends));
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { note, noteButton } = decisions(page);
    expect(await note.evaluate((element) => element.getAnimations().length)).toBe(0);
    // A press before hydration is replayed afterwards.
    await noteButton('reject').click();
    await expect(noteButton('undo')).toBeVisible();
  });

  test('and stays when the focus leaves it', async ({ page, visit }) => {
    await visit('/');
    const { note, noteButton, text } = decisions(page);
    await finishAnimations(note);
    await noteButton('accept').click();
    await expect(note).toContainText(text('home.note.accepted'));
    const opacity = await note.evaluate((element) => {
      (document.activeElement as HTMLElement).blur();
      return getComputedStyle(element).opacity;
    });
    expect(opacity).toBe('1');
  });

  test('nothing in print', async ({ page }) => {
    await page.goto('/');
    const { note } = decisions(page);
    await expect(note).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(note).toBeHidden();
  });
});
