import type { Locator, Page } from '@playwright/test';
import { finishAnimations } from './support/animations.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The samples of the landing page that the visitor decides, and their buttons. */
function samples(page: Page, language: Language = 'en') {
  const { text, label } = messages(language);
  const sample = (part: ReturnType<Page['locator']>) => ({
    part,
    status: part.getByRole('status'),
    button: (name: 'accept' | 'reject' | 'undo') =>
      part.getByRole('button', { name: text(`home.redline.${name}`), exact: true }),
  });
  const hero = page.locator('main section').first();
  return {
    text,
    label,
    cards: sample(page.getByRole('group', { name: label('home.hero.cards'), exact: true })),
    /** A clause of the document beside the cards, present after the first decision on it. */
    clause: (number: string) => hero.getByRole('paragraph').filter({ hasText: `${number} ` }),
    playbook: sample(page.locator('#expertise')),
    forum: sample(page.locator('#hebrew_support')),
  };
}

test.describe('The samples that the visitor decides (X21)', () => {
  for (const language of languages)
    test(`are decided and undone where they stand, and forgotten when the page is left, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('/', { language });
      const { cards, clause, playbook, forum, text, label } = samples(page, language);
      const left = text('home.decisions.tally', { done: 2, all: 3 });
      await test.step('on the cards of the hero’s window, one after the other', async () => {
        await expect(cards.button('accept')).toHaveCount(1);
        await expect(clause('9.1')).toHaveCount(0);
        await cards.button('accept').click();
        await expect(cards.part).toContainText(text('home.decisions.accepted'));
        await expect(clause('9.1').locator('del, ins, .stet-dots')).toHaveCount(0);
        await expect(cards.status).toContainText(label('home.decisions.said.accepted'));
        await cards.button('reject').click();
        await expect(cards.part).toContainText(text('home.decisions.kept'));
        await expect(cards.status).toContainText(label('home.decisions.said.rejected'));
        await expect(cards.part).toContainText(left);
        await cards.button('reject').click();
        await expect(clause('9.3').locator('.stet-dots').first()).toBeVisible();
        const sign = clause('9.3').getByText(text('home.redline.stet'), { exact: true });
        // Two deletions share one.
        await expect(sign.filter({ visible: true })).toHaveCount(1);
        await expect(cards.button('accept')).toHaveCount(0);
        await cards.button('undo').first().click();
        await expect(cards.part).toContainText(left);
        await expect(clause('9.1').locator('ins')).toBeVisible();
      });
      await test.step('on the playbook’s row', async () => {
        await playbook.button('reject').click();
        await expect(playbook.part.locator('.stet-dots')).toHaveCount(1);
        // The rule was not applied.
        await expect(playbook.part).not.toContainText(text('samples.applied.rule'));
        await expect(playbook.status).toHaveText(label('home.decisions.said.rejected'));
        await playbook.button('undo').click();
        await playbook.button('accept').click();
        await expect(playbook.part.locator('del, ins, .stet-dots')).toHaveCount(0);
      });
      await test.step('on the bilingual clause, in both languages', async () => {
        await forum.button('reject').click();
        await expect(forum.part.locator('.stet-dots')).toHaveText(
          language === 'en' ? ['England and Wales', 'אנגליה וויילס'] : ['אנגליה וויילס', 'England and Wales'],
        );
        await expect(forum.part.getByText(/England and Wales\.$/)).toHaveCount(1);
      });
      await page.reload();
      await expect(cards.button('undo')).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rejected');
    });

  test('move the focus to the button that replaces a pressed one, and take a double click for one decision', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const { cards, playbook } = samples(page);
    await cards.button('accept').focus();
    await page.keyboard.press('Enter');
    await expect(cards.button('accept')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cards.button('reject')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards.button('accept')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards.button('undo').last()).toBeFocused();

    await playbook.button('reject').focus();
    await page.keyboard.press('Enter');
    await expect(playbook.button('undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(playbook.button('accept')).toBeFocused();
    await playbook.button('accept').dblclick();
    await expect(playbook.button('undo')).toBeVisible();
  });

  for (const language of languages)
    for (const width of [390, 1024])
      test(`show the clause of the hero’s current card, at ${width} px in ${languageNames[language]}`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 1000 });
        await visit('/', { language });
        const { cards, clause } = samples(page, language);
        /** The clause's lines that are covered or clipped. */
        const covered = (number: string) =>
          clause(number).evaluate((paragraph) => {
            const words = document.createRange();
            words.selectNodeContents(paragraph);
            return [...words.getClientRects()]
              .flatMap(({ left, right, top, bottom }) =>
                [left + 2, right - 2].map((x) => ({ x: Math.round(x), y: Math.round((top + bottom) / 2) })),
              )
              .filter(({ x, y }) => !paragraph.contains(document.elementFromPoint(x, y)));
          });
        // The last decision has nothing after it to ask about.
        for (const number of ['9.2', '9.3', '9.3']) {
          await cards.button('accept').click();
          await cards.part.evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
          await expect.poll(() => covered(number)).toEqual([]);
        }
        // Then every outcome can be seen and undone.
        await expect(cards.button('undo')).toHaveCount(3);
      });

  test('move nothing below them', async ({ page, visit }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit('/');
      // The section for Israel is shown.
      await expect(page.locator('html')).toHaveAttribute('data-country', 'il');
      const places = () =>
        page
          .getByRole('heading', { level: 2 })
          .evaluateAll((all) =>
            all.map((heading) => Math.round(heading.getBoundingClientRect().top + window.scrollY)),
          );
      const before = await places();
      const { cards, playbook, forum } = samples(page);
      for (const decide of [
        cards.button('accept'),
        cards.button('reject'),
        cards.button('accept'),
        playbook.button('reject'),
        forum.button('accept'),
      ])
        await decide.click();
      await finishAnimations(page.getByRole('main'));
      expect(await places()).toEqual(before);
    }
  });

  for (const width of [390, 768])
    test(`include a row of the playbook that stands under its headings, at ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit('/');
      const playbook = page.locator('#expertise');
      const lefts = async (row: Locator, cells: string) =>
        row
          .locator(cells)
          .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
      const rule = playbook
        .getByRole('row')
        .filter({ hasText: messages('en').text('samples.notice.clause') });
      const headings = (await lefts(playbook.getByRole('row').first(), 'th')).slice(1);
      const values = await lefts(rule, 'td');
      expect(values).toHaveLength(3);
      // The ground of the rule at work is a little wider than its table.
      for (const [index, left] of values.entries()) expect(Math.abs(left - headings[index]!)).toBeLessThan(4);
    });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('are shown marked, without controls (X1)', async ({ page }) => {
      await page.goto('/');
      const { cards, playbook } = samples(page);
      await expect(cards.part).toBeVisible();
      await expect(playbook.part.locator('ins')).toBeVisible();
      for (const { button } of [cards, playbook]) await expect(button('accept')).toHaveCount(0);
    });
  });
});
