import type { Page } from '@playwright/test';
import { headerAtRest } from './support/animations.ts';
import { messages } from './support/messages.ts';
import { scrollTo, scrollY } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

test.describe('The sticky table of contents (H2)', () => {
  const index = (page: Page, { includeHidden = false } = {}) =>
    page.getByRole('navigation', { name: en.text('home.index.label'), includeHidden });
  const top = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ block: 'start' }));

  test('marks the current section, links to others, and Back returns', async ({ page, visit }) => {
    await visit('/', { country: 'Israel' });
    await expect(index(page)).toHaveCount(0);
    await top(page, 'top_llm');
    const current = index(page).locator('[aria-current=location]');
    await expect(current).toHaveText(new RegExp(`${en.text('home.contents.top_llm')}$`));
    await headerAtRest(page);

    await index(page)
      .getByRole('link', { name: en.text('home.contents.seamless_deployment') })
      .click();
    await expect(page).toHaveURL('/#seamless_deployment');
    await expect(page.locator('#seamless_deployment h3')).toBeFocused();
    await expect(page.locator('#seamless_deployment')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#top_llm')).toBeInViewport();
  });

  test('opens from a button where its names need more than a line, and causes no layout shift', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit('/', { country: 'Israel' });
    await top(page, 'top_llm');
    await headerAtRest(page);
    const button = index(page).getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const before = await scrollY(page);
    await button.click();
    await expect(index(page).getByRole('link')).toHaveCount(9);
    expect(await scrollY(page)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(index(page).getByRole('link')).toHaveCount(0);

    await button.click();
    await index(page)
      .getByRole('link', { name: en.text('home.contents.affordable_plan') })
      .click();
    await expect(page.locator('#affordable_plan h2')).toBeFocused();
    await expect(page.locator('#affordable_plan h2')).toBeInViewport();
  });

  test('returns closed if it was open when the page was scrolled to its top', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit('/', { country: 'Israel' });
    const button = index(page).getByRole('button');
    await top(page, 'top_llm');
    await headerAtRest(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await scrollTo(page, 0);
    await expect(index(page, { includeHidden: true })).toHaveCount(0);
    await top(page, 'top_llm');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('leaves phones one bar, the header', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    await top(page, 'top_llm');
    await expect(index(page, { includeHidden: true })).toBeAttached();
    await expect(index(page)).toHaveCount(0);
  });

  test('opens its list below the button, at 1024 px', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit('/');
    await top(page, 'top_llm');
    const button = index(page).getByRole('button', { name: en.text('home.contents.title') });
    await button.click();
    const first = index(page).getByRole('link').first();
    await expect(first).toBeVisible();
    const { y, height } = (await button.boundingBox())!;
    expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  });

  test('appears where it stays, below the header', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/');
    const start = await page.locator('#assistant').evaluate((section) => section.getBoundingClientRect().top);
    const tops = await page.evaluate(
      async ({ from, label }) => {
        const seen: number[] = [];
        for (let y = from; y < from + 900; y += 40) {
          window.scrollTo({ top: y, behavior: 'instant' });
          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
          const bar = document.querySelector(`nav[aria-label="${label}"]`);
          if (bar) seen.push(bar.getBoundingClientRect().top);
        }
        return seen;
      },
      { from: start - 700, label: en.text('home.index.label') },
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(new Set(tops).size, tops.join()).toBe(1);
  });

  for (const width of [390, 1440])
    test(`leaves no strip of the section before one that a link leads to, at ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/');
      await page
        .getByRole('navigation', { name: en.text('home.contents.title') })
        .getByRole('link', { name: en.text('home.contents.expertise') })
        .click();
      await expect(page.locator('#expertise h2')).toBeFocused();
      const fixed = width > 900 ? index(page) : page.getByRole('banner');
      await expect(fixed).toBeVisible();
      /** Pixels of the section before, or of the section under the bar. */
      const strip = async () => {
        const { y, height } = (await fixed.boundingBox())!;
        return Math.abs((await page.locator('#expertise').boundingBox())!.y - y - height);
      };
      await expect.poll(strip).toBeLessThan(3);
    });
});
