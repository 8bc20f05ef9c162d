import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const playBar = (page: Page) => page.getByRole('button', { name: en.text('home.hero.play') });
const film = (page: Page) => page.getByLabel(en.label('home.hero.film'));

test.describe('The hero film (H1, H5)', () => {
  test('does not load before the visitor presses play', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && asked.push(request.url()));
    await visit('/');
    await expect(playBar(page)).toBeVisible();
    await expect(film(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('plays in the place of its picture, hides the play bar, and takes the focus', async ({
    page,
    visit,
  }) => {
    await visit('/');
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

  test('shows the play button while paused, and resumes', async ({ page, visit }) => {
    await visit('/');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(playBar(page)).toHaveCount(0);
  });

  test('restores picture and focus when it ends', async ({ page, visit }) => {
    await visit('/');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.05;
    });
    await expect(film(page)).toHaveCount(0);
    await expect(playBar(page)).toBeFocused();
  });

  test('pauses off screen and resumes (H5)', async ({ page, visit }) => {
    await visit('/');
    await playBar(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await page.evaluate(() =>
      document.getElementById('affordable_plan')!.scrollIntoView({ behavior: 'instant' }),
    );
    await expect(film(page)).toHaveJSProperty('paused', true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
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
});
