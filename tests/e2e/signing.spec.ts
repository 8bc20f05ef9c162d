import type { Page } from '@playwright/test';
import { storedEntries } from '../../src/data/storedEntries.ts';
import { decisionSum } from './support/decisions.ts';
import { messages } from './support/messages.ts';
import { sheetsOf } from './support/print.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Locators of the signature section. */
function signature(page: Page, language: Language = 'en') {
  const { text, label } = messages(language);
  const sheet = page.getByRole('group', { name: text('home.signing.title') });
  return {
    text,
    label,
    sheet,
    flag: page.getByRole('button', { name: text('home.signature.flag'), exact: true }),
    pad: sheet.getByRole('img'),
    initials: sheet.getByLabel(text('home.signing.type')),
    button: (name: 'print' | 'clear' | 'close') =>
      sheet.getByRole('button', {
        name: text(name === 'print' ? 'shell.print.label' : `home.signing.${name}`),
        exact: true,
      }),
    sum: (kind: 'none' | 'other', values?: Record<string, number>) => decisionSum(language, kind, values),
  };
}

/** Draws a stroke across the pad. */
async function draw(page: Page, pad: ReturnType<typeof signature>['pad']) {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + height * 0.7);
  await page.mouse.down();
  for (const [across, down] of [
    [0.4, 0.2],
    [0.5, 0.7],
    [0.6, 0.3],
  ] as const)
    await page.mouse.move(x + width * across, y + height * down, { steps: 4 });
  await page.mouse.up();
}

for (const language of languages) {
  test.describe(`Sign here, in ${languageNames[language]} (X21)`, () => {
    test.beforeEach(async ({ visit }) => {
      await visit('/', { language });
    });

    test('opens the page to sign, which sums up what was decided, with its date', async ({ page }) => {
      const { flag, sheet, text, sum, button } = signature(page, language);
      await expect(sheet).toHaveCount(0);
      await flag.click();
      await expect(sheet.getByRole('heading', { name: text('home.signing.title') })).toBeFocused();
      await expect(sheet).toContainText(sum('none'));
      await expect(sheet).toContainText(text('home.signing.nothing'));
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jerusalem' });
      await expect(sheet).toContainText(date.format(new Date()));
      await button('close').click();
      await expect(sheet).toHaveCount(0);
      await expect(flag).toBeFocused();

      const redline = page.getByRole('group', { name: text('home.redline.label') });
      const decide = (name: 'accept' | 'reject') =>
        redline.getByRole('button', { name: text(`home.redline.${name}`), exact: true }).click();
      await decide('accept');
      await decide('accept');
      await decide('reject');
      await flag.click();
      await expect(sheet).toContainText(sum('other', { accepted: 2, kept: 1 }));
    });

    test('scrolls the signature line into view on phones', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { flag, sheet, text } = signature(page, language);
      await flag.click();
      await expect(sheet.getByRole('heading')).toBeFocused();
      await expect(sheet.getByText(text('home.signing.you'))).toBeInViewport({ ratio: 1 });
    });

    test('underlines the flag below the pointer, and scrolls the buttons into view', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { flag, sheet, button } = signature(page, language);
      await expect(flag).toHaveCSS('text-decoration-line', 'none');
      await flag.hover();
      await expect(flag).toHaveCSS('text-decoration-line', 'underline');
      await flag.click();
      await expect(sheet.getByRole('heading')).toBeFocused();
      await expect(button('print')).toBeInViewport({ ratio: 1 });
    });

    test('takes initials that are drawn', async ({ page }) => {
      const { flag, sheet, pad, button, label } = signature(page, language);
      await flag.click();
      await expect(pad).toHaveAccessibleName(label('home.signing.empty'));
      await expect(button('print')).toHaveAttribute('aria-disabled', 'true');
      await draw(page, pad);
      await expect(pad.locator('path').first()).toHaveAttribute('d', /^M[\d. ]+Q/);
      await expect(pad).toHaveAccessibleName(label('home.signing.signed'));
      await expect(sheet.getByRole('status')).toHaveText(label('home.signing.signed'));
      await button('clear').click();
      await expect(pad).toHaveAccessibleName(label('home.signing.empty'));
    });
  });
}

test.describe('Sign here (X21)', () => {
  test('takes initials by keyboard alone, and Escape closes', async ({ page, visit }) => {
    await visit('/');
    const { flag, sheet, initials, pad, button } = signature(page);
    await flag.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(initials).toBeFocused();
    await page.keyboard.type('ABCDEFGH');
    await expect(pad.locator('text')).toHaveText('ABCDE');
    await page.keyboard.press('Tab');
    await expect(button('print')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(flag).toBeFocused();
  });

  test('takes what is typed directly after it opens, and says in one place that the machine may not sign', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const { flag, sheet, initials } = signature(page);
    await flag.click();
    await expect(sheet.getByRole('heading')).toBeFocused();
    await page.keyboard.type('AB');
    await expect(initials).toHaveValue('AB');
    const refusal = page.getByText(messages('en').text('home.signature.noAuthority'), { exact: true });
    await expect(refusal.filter({ visible: true })).toHaveCount(1);
  });

  test('has either typed or drawn initials, the later ones', async ({ page, visit }) => {
    await visit('/');
    const { flag, initials, pad } = signature(page);
    await flag.click();
    await initials.fill('AB');
    await draw(page, pad);
    await expect(pad.locator('text')).toHaveCount(0);
    await expect(initials).toHaveValue('');
    await expect(pad.locator('path')).toHaveAttribute('d', /^M/);
    await initials.fill('CD');
    await expect(pad.locator('text')).toHaveText('CD');
    await expect(pad.locator('path')).toHaveAttribute('d', '');
  });

  test('prints as one page, alone', async ({ page, visit }) => {
    await visit('/');
    const { flag, initials, button, sheet } = signature(page);
    await flag.click();
    await initials.fill('JD');
    // The page's state at the moment of printing.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await button('print').click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(button('print')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('sends and stores nothing', async ({ page, visit }) => {
    await visit('/');
    const { flag, pad, initials } = signature(page);
    await flag.click();
    await expect(pad).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      // Links that the page scrolls under the pointer preload their code.
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' || !/^\/(assets|messages)\//.test(pathname)) sent.push(request.url());
    });
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const before = await kept();
    await draw(page, pad);
    await initials.fill('JD');
    await expect(pad.locator('text')).toHaveText('JD');
    expect(sent).toEqual([]);
    expect(await kept()).toBe(before);
    expect(storedEntries.map(({ name }) => name).join(' ')).not.toContain('sign');
  });

  test('explains the empty signature line of the machine within five seconds, at once with reduced motion', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const { flag, sheet, text } = signature(page);
    await flag.click();
    const line = sheet.getByText(text('home.signature.noAuthority'));
    const ends = await line
      .locator('..')
      .evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map(({ effect }) => Number(effect!.getComputedTiming().endTime)),
      );
    expect(ends).not.toEqual([]);
    expect(Math.max(...ends)).toBeLessThan(5000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(line).toHaveCSS('opacity', '1');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a plain flag without JavaScript, with the waitlist beside it (X1)', async ({ page }) => {
      await page.goto('/');
      const { flag, text, label } = signature(page);
      await expect(flag).toHaveCount(0);
      await expect(page.getByText(text('home.signature.flag'), { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: label('home.hero.join') }).last()).toBeVisible();
    });
  });
});
