import type { Page } from '@playwright/test';
import { hydrate } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

async function choose(page: Page, scheme: 'system' | 'light' | 'dark') {
  await hydrate(page);
  const schemes = page.getByRole('group', { name: label('shell.scheme.label') });
  await schemes.getByRole('button', { name: text(`shell.scheme.${scheme}`) }).click();
}

/** Whether the page's background is dark. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red, green, blue, alpha = 1] = getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    // A transparent background prints as white paper.
    return alpha > 0 && red! + green! + blue! < 3 * 128;
  });

/** The `theme-color` and the page's background. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const asked = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].filter(
      ({ media }) => matchMedia(media).matches,
    );
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = asked.map(({ content }) => content).join(' and ');
    const bars = getComputedStyle(probe).color;
    probe.remove();
    return { bars, page: getComputedStyle(document.body).backgroundColor };
  });

test.describe('the colour scheme (X4)', () => {
  test("follows the device's scheme, also when it changes", async ({ page, visit }) => {
    await visit('/contact', { scheme: 'light' });
    expect(await isDark(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
  });

  for (const [device, wanted] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`stays ${wanted} on a ${device} device across pages, until “system” is chosen`, async ({
      page,
      visit,
    }) => {
      await visit('/contact', { scheme: device });
      await choose(page, wanted);
      expect(await isDark(page)).toBe(wanted === 'dark');
      await visit('/sitemap');
      expect(await isDark(page)).toBe(wanted === 'dark');
      await choose(page, 'system');
      expect(await isDark(page)).toBe(device === 'dark');
      await visit('/contact');
      expect(await isDark(page)).toBe(device === 'dark');
    });
  }

  for (const device of ['light', 'dark'] as const)
    test(`sets theme-color to the page’s background on a ${device} device (X4, X11)`, async ({
      page,
      visit,
    }) => {
      const grounds = new Set<string>();
      const expectOne = async () => {
        const { bars, page: ground } = await colours(page);
        expect(bars).toBe(ground);
        grounds.add(ground);
      };
      await visit('/contact', { scheme: device });
      await expectOne();
      for (const scheme of ['dark', 'light'] as const) {
        await choose(page, scheme);
        await expectOne();
        // As served, before hydration.
        await page.goto('/sitemap');
        await expectOne();
      }
      await choose(page, 'system');
      await expectOne();
      await page.emulateMedia({ colorScheme: device === 'dark' ? 'light' : 'dark' });
      await expectOne();
      expect(grounds.size).toBe(2);
    });

  test('reaches another tab that has not been hydrated yet', async ({ page, visit, context }) => {
    const other = await context.newPage();
    await other.goto('/terms');
    expect(await isDark(other)).toBe(false);
    await visit('/contact', { scheme: 'light' });
    await choose(page, 'dark');
    await expect.poll(() => isDark(other)).toBe(true);
    await choose(page, 'system');
    await expect.poll(() => isDark(other)).toBe(false);
  });

  test('shows the current one of its three states', async ({ page, visit }) => {
    await visit('/contact');
    for (const scheme of ['dark', 'light', 'system'] as const) {
      await choose(page, scheme);
      const schemes = page.getByRole('group', { name: label('shell.scheme.label') });
      await expect(schemes.getByRole('button', { pressed: true })).toHaveText(text(`shell.scheme.${scheme}`));
    }
  });

  test('that was chosen is applied before the first frame', async ({ page, visit }) => {
    await visit('/contact', { scheme: 'light' });
    await choose(page, 'dark');
    await page.addInitScript(() => {
      const grounds = new Set<string>();
      window.grounds = grounds;
      const look = () => {
        if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await visit('/contact');
    await expect.poll(() => page.evaluate(() => window.grounds.size)).toBe(1);
    expect(await isDark(page)).toBe(true);
  });

  test('prints in the light scheme', async ({ page, visit }) => {
    await visit('/contact', { scheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await isDark(page)).toBe(false);
  });
});
