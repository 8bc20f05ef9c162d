import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finishAnimations } from './support/animations.ts';
import { nextFrame, hydrate } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The changes of the sample clause, in text order. */
const changeIds = ['renewal', 'exit', 'cure'] as const;
type ChangeId = (typeof changeIds)[number];

const total = changeIds.length;

/** Locators of the redline. */
function redline(page: Page, language: Language = 'en') {
  const { text, label, marked } = messages(language);
  const words = (change: ChangeId, tag: 'del' | 'ins') =>
    new RegExp(`<${tag}>(.*)</${tag}>`).exec(marked(`samples.${change}.clause`))![1]!;
  const widget = page.getByRole('group', { name: text('home.redline.label') });
  const list = widget.getByRole('list', { name: text('home.redline.list') });
  return {
    widget,
    items: list.getByRole('listitem'),
    current: list.getByRole('listitem').filter({ has: page.locator('[aria-current=true]') }),
    clause: (change: ChangeId) => widget.getByRole('paragraph').nth(changeIds.indexOf(change)),
    status: page.locator('#document_support').getByRole('status'),
    button: (name: 'accept' | 'reject' | 'undo' | 'acceptAll' | 'reset') =>
      widget.getByRole('button', { name: text(`home.redline.${name}`), exact: true }),
    /** The clause's sentence after a decision on a change. */
    accepted: (change: ChangeId) =>
      marked(`samples.${change}.clause`).replace(/<del>.*<\/del> |<\/?ins>/g, ''),
    deleted: (change: ChangeId) => words(change, 'del'),
    inserted: (change: ChangeId) => words(change, 'ins'),
    text,
    label,
  };
}

async function open(page: Page, language: Language = 'en') {
  const parts = redline(page, language);
  await parts.widget.scrollIntoViewIfNeeded();
  await hydrate(page);
  return parts;
}

for (const language of languages) {
  test.describe(`The live redline in ${languageNames[language]} (X5)`, () => {
    test('shows tracked changes with reasons that can be decided', async ({ page, visit }) => {
      await visit('/', { language });
      const { items, clause, deleted, inserted, accepted, button, status, widget, text, label } = await open(
        page,
        language,
      );
      await expect(items).toHaveCount(total);
      expect(total).toBeGreaterThanOrEqual(3);
      for (const [index, change] of changeIds.entries()) {
        await expect(clause(change).locator('del')).toHaveText(deleted(change));
        await expect(clause(change).locator('ins')).toHaveText(inserted(change));
        await expect(items.nth(index)).toContainText(text(`samples.${change}.comment`));
      }

      await test.step('accepted: the deletion goes, the insertion is text like any other', async () => {
        await button('accept').click();
        await expect(clause('renewal')).toHaveText(accepted('renewal'));
        await expect(clause('renewal').locator('del, ins')).toHaveCount(0);
        await expect(items.first()).toHaveText(inserted('renewal') + text('home.redline.accepted'));
        await expect(status).toContainText(label('home.decisions.said.accepted'));
        await button('reset').click();
      });

      await test.step('rejected: the original stands, dotted, with stet in the margin', async () => {
        await button('reject').click();
        await expect(clause('renewal').locator('del, ins')).toHaveCount(0);
        await expect(clause('renewal')).toContainText(`${deleted('renewal')}`);
        await expect(items.first()).toHaveText(deleted('renewal') + text('home.redline.rejected'));
        const stet = widget.getByText(text('home.redline.stet'), { exact: true });
        await expect(stet).toBeVisible();
        const dots = clause('renewal').getByText(deleted('renewal'), { exact: true });
        await expect(dots).toHaveCSS('background-image', /radial-gradient/);
        const [word, sign] = [(await dots.boundingBox())!, (await stet.boundingBox())!];
        expect(Math.abs(word.y + word.height / 2 - sign.y - sign.height / 2)).toBeLessThan(word.height / 2);
      });
    });

    test('announces every decision on the way to a decided clause', async ({ page, visit }) => {
      await visit('/', { language });
      const { button, widget, status, text, label } = await open(page, language);
      const left = widget.locator('del');
      await expect(status).toBeEmpty();
      // Each open change is in the clause and in the list.
      await button('accept').click();
      await button('reject').click();
      await expect(left).toHaveCount((total - 2) * 2);
      await button('undo').click();
      await expect(left).toHaveCount((total - 1) * 2);
      await button('undo').click();
      await expect(left).toHaveCount(total * 2);

      await button('reject').click();
      await expect(status).toContainText(label('home.decisions.said.rejected'));
      await button('acceptAll').click();
      await expect(left).toHaveCount(0);
      await expect(status).toContainText(label('home.decisions.said.accepted'));

      const outcomes = text('home.redline.outcome', { accepted: total - 1, kept: 1 });
      const outcome = outcomes.match(/other \{(.*)\}\}$/)![1]!;
      await expect(widget.getByText(outcome)).toBeVisible();
      await expect(button('acceptAll')).toHaveCount(0);
      await button('undo').click();
      await expect(widget.getByText(outcome)).toHaveCount(0);
      await expect(left).toHaveCount((total - 1) * 2);

      await button('reset').click();
      await expect(left).toHaveCount(total * 2);
      await expect(status).toContainText(label('home.decisions.said.reset'));
    });

    test('has the shortcuts A, R and U while the focus is inside, and only then', async ({ page, visit }) => {
      await visit('/', { language });
      const { widget, items, button } = await open(page, language);
      const left = widget.locator('del');
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.focus());
      await page.keyboard.press('a');
      await expect(left).toHaveCount(total * 2);

      await items.nth(1).getByRole('button').focus();
      await page.keyboard.press('a');
      await expect(left).toHaveCount((total - 1) * 2);
      await page.keyboard.press('R');
      await expect(left).toHaveCount((total - 2) * 2);
      await page.keyboard.press('u');
      await expect(left).toHaveCount((total - 1) * 2);
      await page.keyboard.press('Control+a');
      await expect(left).toHaveCount((total - 1) * 2);
      // The A key types ש on a Hebrew keyboard.
      await button('accept').dispatchEvent('keydown', { key: 'ש', code: 'KeyA' });
      await expect(left).toHaveCount((total - 2) * 2);
    });
  });
}

test.describe('The live redline (X5)', () => {
  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('takes decisions in any order, in the clause itself', async ({ page }) => {
      await page.goto('/');
      const { clause, button, current, deleted, inserted, accepted } = await open(page);
      await clause('cure').locator('ins').tap();
      await expect(current).toContainText(inserted('cure'));
      await button('accept').tap();
      await expect(clause('cure')).toHaveText(accepted('cure'));
      await expect(current).toContainText(deleted('renewal'));
    });
  });

  test('moves the focus from one change to the next, and in the end to Undo', async ({ page, visit }) => {
    await visit('/');
    const { button, current, inserted } = await open(page);
    await button('accept').focus();
    for (const change of changeIds.slice(1)) {
      await page.keyboard.press('Enter');
      await expect(current).toContainText(inserted(change));
      await expect(button('accept')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(button('undo')).toBeFocused();
  });

  test('moves the focus to the change that an undo reopens', async ({ page, visit }) => {
    await visit('/');
    const { button, current, inserted } = await open(page);
    await button('accept').focus();
    await page.keyboard.press('a');
    await expect(current).toContainText(inserted('exit'));
    await page.keyboard.press('u');
    await expect(current).toContainText(inserted('renewal'));
    await expect(button('accept')).toBeFocused();
  });

  test('keeps its height at any width, whatever is decided', async ({ page, visit }) => {
    await visit('/');
    const { widget, button, text } = await open(page);
    const below = page.getByRole('heading', { name: text('home.documents.any.title') });
    const distance = async () => {
      const [redline, heading] = [(await widget.boundingBox())!, (await below.boundingBox())!];
      return heading.y - redline.y;
    };
    for (const width of [320, 768, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // An observer sets the least height.
        await nextFrame(page);
        const before = await distance();
        for (const decision of [
          'accept',
          'reject',
          'accept',
          'undo',
          'undo',
          'acceptAll',
          'reset',
        ] as const) {
          await button(decision).click();
          await finishAnimations(widget);
          // Browsers round positions to parts of a pixel.
          expect(await distance()).toBeCloseTo(before, 1);
        }
      });
  });

  test('shows final states at once with reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    const { button, widget, clause, accepted } = await open(page);
    await button('accept').click();
    await button('reject').click();
    await expect(clause('renewal')).toHaveText(accepted('renewal'));
    expect(await widget.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('shows clause, changes and reasons, and no control that needs scripts (X1)', async ({ page }) => {
      await page.goto('/');
      const { widget, items, clause, deleted } = redline(page);
      await expect(items).toHaveCount(total);
      await expect(clause('exit').locator('del')).toHaveText(deleted('exit'));
      await expect(widget.getByRole('button')).toHaveCount(0);
    });
  });
});

for (const language of languages)
  test(`the sample is a Word document to download, of the size that the label says, in ${languageNames[language]} (X26)`, async ({
    page,
    visit,
  }) => {
    await visit('/', { language });
    const link = page.locator('#document_support').getByRole('link', {
      name: messages(language).text('home.redline.document', { kilobytes: '' }).slice(0, 20),
    });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`stet-redlined-sample-${language}.docx`);
    const { size } = statSync(await download.path());
    await expect(link).toContainText(String(Math.ceil(size / 1000)));
  });
