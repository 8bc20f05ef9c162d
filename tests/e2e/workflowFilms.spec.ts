import { jobs } from '../../src/pages/HomePage/workflow/jobs.ts';
import { messages } from './support/messages.ts';
import { languages } from './support/site.ts';
import { scrollTo } from './support/shell.ts';
import { expect, test } from './support/test.ts';
import { film, isPaused, panel, reach, sourceOf, tabs } from './support/workflow.ts';

const en = messages('en');

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
});
