import type { Locator, Page } from '@playwright/test';
import { finishAnimations } from './support/animations.ts';
import { decisions, keptDecisions } from './support/decisions.ts';
import { hydrate } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

/** Scrolls up until a phone shows the bar of the sections; it may not have seen the first step. */
const showBar = (page: Page, sections: Locator) =>
  expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
    await expect(sections).toBeVisible({ timeout: 1000 });
  }).toPass();

test.describe('The visitor decides (X21)', () => {
  test('moves the focus to the button that replaces a pressed one', async ({ page, visit }) => {
    await visit('/');
    const { card, playbookButton } = decisions(page);
    await card('accept').focus();
    await page.keyboard.press('Enter');
    await expect(card('accept')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card('reject')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card('accept')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card('undo').last()).toBeFocused();

    await playbookButton('reject').focus();
    await page.keyboard.press('Enter');
    await expect(playbookButton('undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(playbookButton('accept')).toBeFocused();
  });

  for (const width of [390, 768])
    test(`on a row of the playbook, aligned with the others at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit('/');
      const { playbook } = decisions(page);
      const values = await playbook
        .locator('td[data-label]:last-of-type > span')
        .evaluateAll((all) => all.map((value) => Math.round(value.getBoundingClientRect().left)));
      expect(values.length).toBeGreaterThan(3);
      expect(new Set(values).size).toBe(1);
      // Its ground ends where the lines between the rows end.
      const edges = await playbook
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .evaluateAll((all) =>
          all.map((row) => row.getBoundingClientRect()).map(({ left, right }) => `${left} ${right}`),
        );
      expect(edges.length).toBeGreaterThan(3);
      expect(new Set(edges).size).toBe(1);
    });

  test('on the playbook’s row and on the bilingual clause', async ({ page, visit }) => {
    await visit('/');
    const { text, playbook, playbookButton, forum, forumButton } = decisions(page);
    await playbookButton('reject').click();
    await expect(playbook.locator('.outcome')).toContainText('fees paid in the month before the claim.');
    await expect(playbook.locator('.outcome .stet-dots')).toHaveText('month');
    // The rule was not applied.
    await expect(playbook).not.toContainText(text('samples.applied.rule'));
    await playbookButton('undo').click();
    await playbookButton('accept').click();
    await expect(playbook.locator('.outcome')).toContainText(
      'paid in the twenty-\u2060four (24) months before',
    );

    await forumButton('reject').click();
    await expect(forum.locator('.outcome').first()).toHaveText(/laws of England and Wales\.$/);
    await expect(forum.locator('.outcome .stet-dots').nth(1)).toHaveText('אנגליה וויילס');
  });

  for (const width of [390, 1440]) {
    test(`and all words stay visible, also on a second line, at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 1000 });
      await visit('/');
      const { forum, forumButton } = decisions(page);
      /** Number of lines of decided text that are not painted: clipped text fails hit testing. */
      const unseen = () =>
        forum.locator('.outcome :is(.words, .stet-dots)').evaluateAll((parts) =>
          parts
            .flatMap((part) => [...part.getClientRects()].map((line) => ({ part, line })))
            .filter(({ line: { width: wide } }) => wide > 8)
            .filter(({ part, line }) => {
              const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
              return !part.contains(hit);
            })
            .map(({ part }) => part.textContent),
        );
      for (const outcome of ['accept', 'reject'] as const) {
        await forumButton(outcome).click();
        await forum
          .locator('.outcome')
          .first()
          .evaluate((sentence) => sentence.scrollIntoView({ block: 'center' }));
        await expect.poll(unseen).toEqual([]);
        await forumButton('undo').click();
      }
    });
  }

  test('and the bar counts it, with undo and start again', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/');
    const { card, playbook, playbookButton, tally, sum, label, status } = decisions(page);
    await card('accept').click();
    await playbookButton('reject').click();
    await playbook.getByRole('table').scrollIntoViewIfNeeded();
    const sections = page.getByRole('navigation', { name: label('home.index.label') });
    const count = (done: number) => sections.getByRole('button', { name: tally(done, 10) });
    await count(2).click();
    await expect(sections).toContainText(sum('other', { accepted: 1, kept: 1 }));
    const [undo, again] = (['undo', 'reset'] as const).map((name) =>
      sections.getByRole('button', { name: label(`home.redline.${name}`) }),
    );
    await undo!.click();
    await expect(count(1)).toBeVisible();
    await expect(playbookButton('accept')).toBeVisible();
    await again!.click();
    await expect(status).toHaveText(`${label('home.decisions.said.reset')} ${tally(0, 10)}`);
    expect(await keptDecisions(page)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(sections.getByRole('button', { name: label('home.redline.reset') })).toHaveCount(0);
  });

  test('and the bar of a wide screen says that none is decided yet, that of a phone nothing', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/');
    // A replayed press would open the panel before it listens for Escape.
    await hydrate(page);
    const { playbook, sum, label, tally } = decisions(page);
    await playbook.getByRole('table').scrollIntoViewIfNeeded();
    const sections = page.getByRole('navigation', { name: label('home.index.label') });
    const count = sections.getByRole('button', { name: tally(0, 10) });
    await count.click();
    await expect(sections).toContainText(sum('none'));
    await page.keyboard.press('Escape');
    await count.blur();
    await page.setViewportSize({ width: 390, height: 844 });
    // In the new layout the browser may scroll once more, which hides the bar.
    await expect(async () => {
      await showBar(page, sections);
      await expect(sections.getByRole('button')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(count).toHaveCount(0);
  });

  test('and the count of a phone keeps the focus after starting again, until it moves on', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    const { playbook, playbookButton, label, tally } = decisions(page);
    await playbookButton('accept').click();
    const sections = page.getByRole('navigation', { name: label('home.index.label') });
    await playbook.getByRole('table').scrollIntoViewIfNeeded();
    await showBar(page, sections);
    await sections.getByRole('button', { name: tally(1, 10) }).press('Enter');
    await sections.getByRole('button', { name: label('home.redline.reset') }).press('Enter');
    await page.keyboard.press('Escape');
    const count = sections.getByRole('button', { name: tally(0, 10) });
    await expect(count).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(count).toHaveCount(0);
  });

  test('and restores the decisions after a reload, in the live redline too', async ({ page, visit }) => {
    await visit('/');
    const { text } = decisions(page);
    const redline = page.getByRole('group', { name: text('home.redline.label') });
    const button = (name: 'accept' | 'reject' | 'reset') =>
      redline.getByRole('button', { name: text(`home.redline.${name}`), exact: true });
    await button('reject').click();
    await button('accept').click();
    expect(JSON.parse((await keptDecisions(page))!)).toEqual({ renewal: 'rejected', exit: 'accepted' });
    await visit('/');
    await expect(redline.getByText(text('home.redline.rejected'))).toBeVisible();
    await expect(redline.getByText(text('home.redline.accepted'))).toBeVisible();
    await button('reset').click();
    expect(await keptDecisions(page)).toBeNull();
  });

  test('in two windows at once, neither of which loses what the other decided', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/');
    const other = await context.newPage();
    await other.goto('/');
    await hydrate(other);
    const [own, theirs] = [decisions(page), decisions(other)];
    await own.playbookButton('reject').click();
    await expect(theirs.playbook.locator('.outcome .stet-dots')).toBeVisible();
    await theirs.card('accept').click();
    await expect(own.card('undo')).toBeVisible();
    await own.noteButton('accept').click();
    expect(JSON.parse((await keptDecisions(page))!)).toEqual({
      applied: 'rejected',
      cap: 'accepted',
      title: 'accepted',
    });
    // Undo takes back what was decided here.
    await own.noteButton('undo').click();
    await expect(theirs.noteButton('accept')).toBeVisible();
    await theirs.playbookButton('undo').click();
    await expect(own.playbookButton('accept')).toBeVisible();
    expect(JSON.parse((await keptDecisions(page))!)).toEqual({ cap: 'accepted' });
    await other.evaluate(() => localStorage.clear());
    await expect(own.card('undo')).toHaveCount(0);
  });

  test('of nine proposals outside Israel, where the bilingual clause is not shown', async ({
    page,
    visit,
  }) => {
    await visit('/', { country: 'US' });
    const { card, status, tally } = decisions(page);
    await card('accept').click();
    await expect(status).toContainText(tally(1, 9));
  });

  test('without layout shifts', async ({ page, visit }) => {
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
      const { card, playbookButton, forumButton, noteButton } = decisions(page);
      for (const decide of [
        noteButton('reject'),
        card('accept'),
        card('reject'),
        card('accept'),
        playbookButton('reject'),
        forumButton('accept'),
      ])
        await decide.click();
      await finishAnimations(page.getByRole('main'));
      expect(await places()).toEqual(before);
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test.describe('Without JavaScript (X1, X21)', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no control that needs scripts', async ({ page }) => {
    await page.goto('/');
    const { note, cards, card, playbookButton, noteButton } = decisions(page);
    await expect(cards).toBeVisible();
    await expect(note).toBeHidden();
    await expect(noteButton('accept')).toHaveCount(0);
    await expect(card('accept')).toHaveCount(0);
    await expect(playbookButton('accept')).toHaveCount(0);
  });
});
