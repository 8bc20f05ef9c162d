import type { Page } from '@playwright/test';
import { jobs } from '../../src/pages/HomePage/workflow/jobs.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { scrollTo } from './support/shell.ts';
import { expect, test } from './support/test.ts';
import { film, isPaused, panel, reach, section, sourceOf, tabs } from './support/workflow.ts';

const en = messages('en');
const control = (page: Page, name: 'pause' | 'play', language: Language = 'en') =>
  section(page).getByRole('button', { name: messages(language).text(`home.workflow.${name}`) });

test.describe('The films of the workflow (H5)', () => {
  test('load near the viewport, play there, and pause elsewhere', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit('/');
    expect(asked.filter((url) => /\/media\/workflow\/.*\.(mp4|webm)$/.test(url))).toEqual([]);

    await reach(page);
    await expect.poll(() => isPaused(film(page))).toBe(false);
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await scrollTo(page, 0);
    await expect.poll(() => isPaused(film(page))).toBe(true);
  });

  test('show the document alone where they have half of the width', async ({ page, visit }) => {
    await visit('/');
    for (const [width, isCropped] of [
      [900, true],
      [1199, true],
      [1200, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await reach(page);
      await expect.poll(async () => (await sourceOf(film(page))).includes('-phone.')).toBe(isCropped);
    }
  });

  test('are in the language and the colour scheme of the page', async ({ page, visit }) => {
    for (const language of languages) {
      for (const scheme of ['light', 'dark'] as const) {
        await visit('/', { language, scheme });
        await reach(page);
        await expect.poll(() => sourceOf(film(page))).toContain(`review-contract-${language}-${scheme}.`);
      }
    }
  });

  test('have a label, and a fallback for browsers without video', async ({ page, visit }) => {
    await visit('/');
    await reach(page);
    for (const [index, job] of jobs.entries()) {
      await tabs(page).nth(index).click();
      const video = panel(page).getByLabel(en.label(`home.workflow.${job}.film`));
      await expect(video).toHaveText(en.text('home.film.unsupported'));
    }
  });

  for (const language of languages)
    for (const width of [390, 1280])
      test(`stand where the browser does not play by itself, and the button says so, in ${languageNames[language]} at ${width} px (X24)`, async ({
        page,
        visit,
      }) => {
        // As on a telephone that saves power.
        await page.addInitScript(() => {
          const { play } = HTMLMediaElement.prototype;
          let isPressed = false;
          addEventListener('click', ({ isTrusted }) => (isPressed ||= isTrusted), true);
          HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
            return isPressed
              ? play.call(this)
              : Promise.reject(new DOMException('It needs a press.', 'NotAllowedError'));
          };
        });
        await page.setViewportSize({ width, height: 844 });
        await visit('/', { language });
        await reach(page);
        await expect(control(page, 'play', language)).toBeVisible();
        await expect(control(page, 'pause', language)).toHaveCount(0);
        expect(await isPaused(film(page))).toBe(true);
        await control(page, 'play', language).click();
        await expect(control(page, 'pause', language)).toBeVisible();
        await expect.poll(() => isPaused(film(page))).toBe(false);
      });

  test('have a button that follows them when they are stopped and played by other means (X24)', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await reach(page);
    await expect.poll(() => isPaused(film(page))).toBe(false);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expect(control(page, 'play')).toBeVisible();
    await film(page).evaluate((video: HTMLVideoElement) => video.play());
    await expect(control(page, 'pause')).toBeVisible();
    // Away from the screen it rests, which is no choice.
    await scrollTo(page, 0);
    await expect.poll(() => isPaused(film(page))).toBe(true);
    await expect(control(page, 'pause')).toHaveCount(1);
    await reach(page);
    await expect.poll(() => isPaused(film(page))).toBe(false);
    await tabs(page).nth(2).click();
    await expect.poll(() => isPaused(film(page))).toBe(false);
    await expect(control(page, 'pause')).toBeVisible();
  });
});
