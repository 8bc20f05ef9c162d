import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { nextFrame } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { scrollTo, scrollY } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const playBar = (page: Page, { text } = en) => page.getByRole('button', { name: text('home.hero.play') });
const film = (page: Page) => page.getByLabel(en.label('home.hero.film'));

test.describe('The hero film (H1, H5)', () => {
  test('loads when the visitor presses play, plays in the place of its picture, hides the play bar, and takes the focus', async ({
    page,
    visit,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && asked.push(request.url()));
    await visit('/');
    await expect(playBar(page)).toBeVisible();
    await expect(film(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect(playBar(page)).toHaveCount(0);
    await expect(film(page)).toBeFocused();
    await expect(film(page)).toHaveAttribute('controls');
    // The fallback for browsers without video.
    await expect(film(page)).toHaveText(en.text('home.film.unsupported'));
  });

  for (const [screen, width, edition] of [
    ['a phone', 390, '-phone'],
    ['a desk', 1440, ''],
  ] as const) {
    test(`has a version for ${screen}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit('/', { scheme: 'dark' });
      await playBar(page).click();
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc))
        .toMatch(new RegExp(`/hero-en-dark${edition}\\.(webm|mp4)$`));
      await expect(film(page)).toHaveJSProperty('paused', false);
    });
  }

  test('has the browser’s controls alone until it ends, then its picture and its button again', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(playBar(page)).toHaveCount(0);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expect(film(page)).toHaveJSProperty('paused', true);
    await expect(playBar(page)).toHaveCount(0);

    await film(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.05;
      return video.play();
    });
    await expect(film(page)).toHaveCount(0);
    await expect(playBar(page)).toBeFocused();
  });

  test('can be closed by its button and by Escape, and does not scroll the page', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/');
    const closeButton = page.getByRole('button', { name: en.text('home.film.close') });
    for (const close of [() => closeButton.click(), () => page.keyboard.press('Escape')]) {
      await playBar(page).scrollIntoViewIfNeeded();
      const before = await scrollY(page);
      await playBar(page).click();
      await expect(film(page)).toBeFocused();
      expect(await scrollY(page)).toBe(before);
      await close();
      await expect(film(page)).toHaveCount(0);
      await expect(playBar(page)).toBeFocused();
    }
  });

  test('is announced as failed if its player cannot be loaded, and the next press plays it', async ({
    page,
    visit,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED.*\/assets\/FilmVideo-/);
    await visit('/');
    await page.route('**/assets/FilmVideo-*.js', (route) => route.abort());
    await playBar(page).click();
    await expect(page.locator('#waiting-status')).toHaveText(en.text('shell.waiting.failed'));
    await expect(playBar(page)).toBeVisible();
    await page.unroute('**/assets/FilmVideo-*.js');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(page.locator('#waiting-status')).toBeEmpty();
  });

  test('pauses off screen and resumes (H5)', async ({ page, visit }) => {
    await visit('/');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await page.evaluate(() =>
      document.getElementById('affordable_plan')!.scrollIntoView({ behavior: 'instant' }),
    );
    await expect(film(page)).toHaveJSProperty('paused', true);
    await scrollTo(page, 0);
    await expect(film(page)).toHaveJSProperty('paused', false);
  });

  test('has captions, and the same story in words', async ({ page, visit }) => {
    await visit('/');
    await page.getByText(en.text('home.film.transcript')).first().click();
    await expect(page.getByText(en.text('samples.hero.stand'))).toBeVisible();
    await playBar(page).click();
    await expect
      .poll(() =>
        film(page).evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ kind, mode }) => [kind, mode]),
        ),
      )
      .toContainEqual(['captions', 'showing']);
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]!.cues?.length ?? 0))
      .toBeGreaterThan(0);
  });

  for (const language of languages)
    test(`hides no word of its picture behind the play bar, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      const bar = playBar(page, messages(language));
      const picture = bar.locator('xpath=preceding-sibling::picture/img');
      for (const width of [320, 390, 599, 600, 768, 900, 1024, 1199, 1200, 1440, 1920]) {
        await page.setViewportSize({ width, height: 1000 });
        await bar.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
        // The source for the new width is chosen in a frame.
        await nextFrame(page);
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const { x, y, width: wide, height } = (await picture.boundingBox())!;
        const top = (await bar.boundingBox())!.y;
        // The wide picture has a panel beside the page, and a status line below it.
        const isCropped = height > wide;
        const page9 = isCropped
          ? { width: wide, bottom: y + height }
          : { width: 0.64 * wide, bottom: y + 0.95 * height };
        await bar.evaluate((button) => (button.style.opacity = '0'));
        const shot = await page.screenshot({
          clip: {
            x: language === 'he' ? x + wide - page9.width : x,
            y: top,
            width: page9.width,
            height: page9.bottom - top,
          },
        });
        await bar.evaluate((button) => (button.style.opacity = ''));
        const { channels } = await sharp(shot).greyscale().stats();
        expect(channels[0]!.min, `darkest dot behind the bar at ${width} px`).toBeGreaterThan(150);
      }
    });

  for (const width of [390, 1024, 1440])
    test(`keeps controls and captions off the film, and the page in its place, at ${width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 1000 });
      await visit('/');
      const picture = page.locator('main section').first().locator('picture img');
      const next = page.getByRole('navigation', { name: en.text('home.contents.title') });
      const place = () => next.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
      const before = await place();
      await playBar(page).click();
      await expect(film(page)).toHaveJSProperty('paused', false);
      // Together, since the page scrolls to the film.
      const [{ y, height }, video] = await film(page).evaluate(
        (one, other) => [other.getBoundingClientRect(), one.getBoundingClientRect()] as const,
        await picture.elementHandle(),
      );
      expect(video.y).toBeCloseTo(y, 0);
      expect(video.height - height).toBeGreaterThanOrEqual(72);
      const frame = (await page.locator('[data-playing]').boundingBox())!;
      expect(video.height, 'no paper is left below the film').toBeCloseTo(frame.height, 0);
      expect(await place()).toBe(before);
    });
});
