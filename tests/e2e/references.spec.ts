import sharp from 'sharp';
import { claims } from '../../src/data/claims.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languages, languageNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.describe('A reference (X8)', () => {
  for (const language of languages) {
    test(`quotes its source to pointer and keyboard, until Escape, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await page.clock.install();
      await visit('/', { language });
      const address = inLanguage(claims.sources.to, language);
      const link = page.locator('#workflow').locator(`a[href="${address}"]`);
      const card = page.getByRole('tooltip');
      const { text } = messages(language);

      await link.hover();
      await expect(card).toContainText(text('claims.sources.quote'));
      await expect(card).toBeInViewport({ ratio: 1 });
      // Moving the pointer to the card keeps it open.
      await card.hover();
      await page.clock.runFor(1000);
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();

      await page.mouse.move(10, 10);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(card).toBeVisible();
      await expect(link).toHaveAccessibleDescription(/\S/);
    });
  }

  test('quotes its source on a card whose bar stands out from the dark band', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/', { scheme: 'light' });
    await page.locator('#private_secure').getByRole('link').first().hover();
    const card = page.getByRole('tooltip');
    await expect(card).toBeVisible();
    const { x, y, height } = (await card.boundingBox())!;
    const beside = await page.screenshot({ clip: { x: x - 2, y: y + 4, width: 2, height: height - 8 } });
    const { channels } = await sharp(beside).greyscale().stats();
    expect(channels[0]!.min).toBeGreaterThan(150);
  });

  test('leads to its source and closes the card', async ({ page, visit }) => {
    await visit('/');
    await page.locator('#workflow').locator(`a[href="${claims.sources.to}"]`).click();
    await expect(page).toHaveURL(claims.sources.to);
    const target = page.locator('#a-8');
    await expect(target).toContainText(messages('en').text('claims.sources.quote'));
    await expect(target).toBeInViewport();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});
