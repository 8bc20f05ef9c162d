import { messages } from './support/messages.ts';
import { scrollThrough } from './support/hydration.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const { text, label } = messages(language);

  test(`“Meet” shows a proof sheet and its film, in ${languageNames[language]} (H6)`, async ({
    page,
    visit,
  }) => {
    await visit('/', { language });
    await scrollThrough(page);
    const sheet = page.getByRole('img', { name: label('samples.meet.still') });
    await sheet.scrollIntoViewIfNeeded();
    const artboard = page.locator('img[src$="artboard.svg"]');
    for (const picture of [sheet, artboard])
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

    const bar = page.getByRole('button', { name: text('home.meet.play') });
    await bar.click();
    const film = page.getByLabel(label('home.meet.film'));
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
      `meet-${language}-light`,
    );
    await expect(bar).toBeHidden();
  });
}

for (const width of [390, 768]) {
  test(`the film of “Meet” stays in its section, and the page in its place, at ${width} px (H6)`, async ({
    page,
    visit,
  }) => {
    const { text, label } = messages('en');
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    await scrollThrough(page);
    const bar = page.getByRole('button', { name: text('home.meet.play') });
    const section = page.locator('section').filter({ hasText: text('home.meet.pronunciation') });
    const end = () => section.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY);
    const description = section.getByText(text('home.film.transcript'));
    await bar.scrollIntoViewIfNeeded();
    const before = await end();
    await bar.click();
    const film = page.getByLabel(label('home.meet.film'));
    await expect(film).toHaveJSProperty('paused', false);
    expect(await end()).toBe(before);
    expect(
      await description.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY),
    ).toBeLessThan(before);
  });
}
