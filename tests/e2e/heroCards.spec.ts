import { decisions, keptDecisions } from './support/decisions.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('The visitor decides in the hero’s window (X21)', () => {
  for (const language of languages) {
    test(`on the cards of the hero's window, one after the other, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('/', { language });
      const { card, cards, sheet, status, text, label, tally } = decisions(page, language);
      expect(await keptDecisions(page)).toBeNull();
      await expect(card('accept')).toHaveCount(1);
      await expect(sheet).toHaveCount(0);

      await card('accept').click();
      await expect(cards).toContainText(text('home.decisions.accepted'));
      await expect(sheet.locator('.outcome')).toBeVisible();
      await expect(sheet.locator('.outcome :is(del, ins)')).toHaveCount(0);
      await expect(status).toHaveText(`${label('home.decisions.said.accepted')} ${tally(1, 10)}`);

      await card('reject').click();
      await expect(cards).toContainText(text('home.decisions.kept'));
      await expect(status).toHaveText(`${label('home.decisions.said.rejected')} ${tally(2, 10)}`);
      await card('reject').click();
      await expect(card('accept')).toHaveCount(0);
      const words = page.locator('main section').first().locator('.stet-dots');
      // The words that the third change deletes, and the title's.
      await expect(words.first()).toBeVisible();

      await card('undo').first().click();
      await expect(card('accept')).toHaveCount(1);
      expect(JSON.parse((await keptDecisions(page))!)).toEqual({ carveOut: 'rejected', claims: 'rejected' });
    });
  }

  for (const language of languages)
    for (const width of [390, 1024])
      test(`and shows the clause of the current card, at ${width} px in ${languageNames[language]}`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 1000 });
        await visit('/', { language });
        const { card, cards } = decisions(page, language);
        const hero = page.locator('main section').first();
        /** The clause's lines that are covered or clipped. */
        const covered = (number: string) =>
          hero
            .locator('p')
            .filter({ hasText: number })
            .evaluate((clause) => {
              const words = document.createRange();
              // Not the words that a decision removed.
              words.selectNodeContents(clause.querySelector('.outcome') ?? clause);
              return [...words.getClientRects()]
                .flatMap(({ left, right, top, bottom }) =>
                  [left + 2, right - 2].map((x) => ({ x: Math.round(x), y: Math.round((top + bottom) / 2) })),
                )
                .filter(({ x, y }) => !clause.contains(document.elementFromPoint(x, y)));
            });
        // The last decision has nothing after it to ask about.
        for (const number of ['9.2', '9.3', '9.3']) {
          await card('accept').click();
          await cards.evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
          await expect.poll(() => covered(number)).toEqual([]);
        }
        // Then every outcome can be seen and undone.
        await expect(card('undo')).toHaveCount(3);
      });

  test('leaves no empty line in a clause that becomes shorter', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/');
    const { card, sheet } = decisions(page);
    await card('accept').click();
    const room = () =>
      sheet.evaluate((clause) => {
        const words = document.createRange();
        words.selectNodeContents(clause.querySelector('.outcome')!);
        const below = clause.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
        return below / Number.parseFloat(getComputedStyle(clause).lineHeight);
      });
    await expect(sheet).toBeVisible();
    expect(await room()).toBeLessThan(0.5);
  });
});
