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
