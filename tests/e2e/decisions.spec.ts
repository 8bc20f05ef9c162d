import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Locators of the page's decisions. */
function decisions(page: Page, language: Language = 'en') {
  const { text, label } = messages(language);
  const button = (within: ReturnType<Page['locator']>) => (name: 'accept' | 'reject' | 'undo') =>
    within.getByRole('button', { name: text(`home.redline.${name}`), exact: true });
  const cards = page.getByRole('group', { name: label('home.hero.cards'), exact: true });
  const playbook = page.locator('#expertise');
  const note = page.locator('h1 + div');
  const forum = page.locator('#hebrew_support');
  return {
    text,
    label,
    note,
    noteButton: button(note),
    cards,
    card: button(cards),
    playbook,
    playbookButton: button(playbook),
    forum,
    forumButton: button(forum),
    /** The document beside the cards, present after the first decision on it. */
    sheet: page.locator('main section').first().locator('p').filter({ hasText: '9.1' }),
    status: page.locator('main > [role=status]'),
    tally: (done: number, all: number) => label('home.decisions.tally', { done, all }),
  };
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('stet.decisions'));

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
      await expect(title.locator('del')).toBeVisible();
      await noteButton('reject').click();
      await expect(note).toContainText(text('home.note.rejected'));
      await expect(note).toContainText(text('home.redline.stet'));
      const word = await title.locator('.outcome .stet-dots').first().textContent();
      expect(text('home.hero.machine')).toContain(word!);
      await expect(title).toHaveAttribute('aria-label', new RegExp(`^\\S+ (\\S+ )?${word}\\. `));
      await expect(noteButton('undo')).toBeFocused();
    });
  }

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
        await noteButton('undo').click();
      }
    });

  test('after its animation, before the visitor acts', async ({ page }) => {
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
    const played = await page
      .locator('h1')
      .evaluate((title) =>
        Math.max(
          ...title
            .getAnimations({ subtree: true })
            .map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
        ),
      );
    expect(rise!.starts).toBeGreaterThan(played);
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

  test('nothing in print', async ({ page }) => {
    await page.goto('/');
    const { note } = decisions(page);
    await expect(note).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(note).toBeHidden();
  });
});

test.describe('The visitor decides (X21)', () => {
  for (const language of languages) {
    test(`on the cards of the hero's window, one after the other, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit('/', { language });
      const { card, cards, sheet, status, text, label, tally } = decisions(page, language);
      expect(await kept(page)).toBeNull();
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
      expect(JSON.parse((await kept(page))!)).toEqual({ carveOut: 'rejected', claims: 'rejected' });
    });
  }

  for (const language of languages)
    for (const width of [390, 1024])
      test(`and reads the clause that a card asks about, at ${width} px in ${languageNames[language]}`, async ({
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
              words.selectNodeContents(clause);
              return [...words.getClientRects()]
                .flatMap(({ left, right, top, bottom }) =>
                  [left + 2, right - 2].map((x) => ({ x: Math.round(x), y: Math.round((top + bottom) / 2) })),
                )
                .filter(({ x, y }) => !clause.contains(document.elementFromPoint(x, y)));
            });
        for (const number of ['9.2', '9.3']) {
          await card('accept').click();
          await cards.evaluate((panel) => panel.scrollIntoView({ block: 'end', behavior: 'instant' }));
          await expect.poll(() => covered(number)).toEqual([]);
        }
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

  test('on a playbook’s row that lines up with the others on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    const values = await decisions(page)
      .playbook.getByRole('cell')
      .locator('> span')
      .evaluateAll((all) => all.map((value) => Math.round(value.getBoundingClientRect().left)));
    expect(values.length).toBeGreaterThan(3);
    expect(new Set(values).size).toBe(1);
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
    await expect(playbook.locator('.outcome')).toContainText('paid in the twenty-four (24) months before');

    await forumButton('reject').click();
    await expect(forum.locator('.outcome').first()).toHaveText(/laws of England and Wales\.$/);
    await expect(forum.locator('.outcome .stet-dots').nth(1)).toHaveText('אנגליה וויילס');
  });

  for (const width of [390, 1440]) {
    test(`and every word is visible, also on a second line, at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 1000 });
      await visit('/');
      const { forum, forumButton } = decisions(page);
      /** Number of lines of decided text that are not painted: clipped text fails hit testing. */
      const unseen = () =>
        forum.locator('.outcome :is(.decided, .stet-dots)').evaluateAll((parts) =>
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
    const { card, playbook, playbookButton, tally, label, status } = decisions(page);
    await card('accept').click();
    await playbookButton('reject').click();
    await playbook.getByRole('table').scrollIntoViewIfNeeded();
    const sections = page.getByRole('navigation', { name: label('home.index.label') });
    const count = (done: number) => sections.getByRole('button', { name: tally(done, 10) });
    await count(2).click();
    await expect(sections).toContainText(label('home.decisions.sum', { accepted: 1, kept: 1 }));
    const [undo, again] = (['undo', 'reset'] as const).map((name) =>
      sections.getByRole('button', { name: label(`home.redline.${name}`) }),
    );
    await undo!.click();
    await expect(count(1)).toBeVisible();
    await expect(playbookButton('accept')).toBeVisible();
    await again!.click();
    await expect(status).toHaveText(`${label('home.decisions.said.reset')} ${tally(0, 10)}`);
    expect(await kept(page)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(sections.getByRole('button', { name: label('home.redline.reset') })).toHaveCount(0);
  });

  test('and restores the decisions after a reload, in the live redline too', async ({ page, visit }) => {
    await visit('/');
    const { text } = decisions(page);
    const redline = page.getByRole('group', { name: text('home.redline.label') });
    const button = (name: 'accept' | 'reject' | 'reset') =>
      redline.getByRole('button', { name: text(`home.redline.${name}`), exact: true });
    await button('reject').click();
    await button('accept').click();
    expect(JSON.parse((await kept(page))!)).toEqual({ renewal: 'rejected', exit: 'accepted' });
    await visit('/');
    await expect(redline.getByText(text('home.redline.rejected'))).toBeVisible();
    await expect(redline.getByText(text('home.redline.accepted'))).toBeVisible();
    await button('reset').click();
    expect(await kept(page)).toBeNull();
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
        playbookButton('reject'),
        forumButton('accept'),
      ])
        await decide.click();
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
