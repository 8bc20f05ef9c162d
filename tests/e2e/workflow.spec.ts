import type { Page } from '@playwright/test';
import { jobs } from '../../src/pages/HomePage/workflow/jobs.ts';
import { askIbm } from './support/engines.ts';
import { nextFrame } from './support/hydration.ts';
import { expectInPlace } from './support/inPlace.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { descriptions, film, isPaused, panel, reach, section, sourceOf, tabs } from './support/workflow.ts';

const en = messages('en');
const control = (page: Page, name: 'pause' | 'play', language: Language = 'en') =>
  section(page).getByRole('button', { name: messages(language).text(`home.workflow.${name}`) });

/** The n-th job's description; the last three share one. */
const description = (index: number, language: Language = 'en') => {
  const job = (['review', 'create', 'diligence'] as const)[index];
  return messages(language).text(job ? `home.workflow.${job}.text` : 'home.workflow.generic');
};

/** Ends the film. */
const end = (page: Page) => film(page).dispatchEvent('ended');

/** Moves focus and pointer out of the section. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
}

const selected = (page: Page) => section(page).getByRole('tab', { selected: true });
const nameOf = (index: number, language: Language = 'en') =>
  messages(language).text(`home.workflow.${jobs[index]!}.name`);

/** The heading of a job on small screens, which opens it. */
const itemOf = (page: Page, index: number, language?: Language) =>
  section(page).getByRole('button', { name: nameOf(index, language), exact: true });

test.describe('The workflow on a wide screen (H4)', () => {
  for (const language of languages) {
    test(`has six tabs that keys move between in the reading direction, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      await reach(page);
      await expect(tabs(page)).toHaveText(jobs.map((_job, index) => nameOf(index, language)));
      const places = await tabs(page).evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
      expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(3);
      expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(2);

      for (const index of jobs.keys()) {
        await tabs(page).nth(index).click();
        await expect(selected(page)).toHaveText(nameOf(index, language));
        await expect(panel(page)).toHaveAccessibleName(nameOf(index, language));
        await expect(panel(page)).toContainText(description(index, language));
      }

      const [forth, back] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await tabs(page).first().click();
      for (const [key, index] of [
        [forth, 1],
        [forth, 2],
        [back, 1],
        ['End', 5],
        [forth, 0],
        [back, 5],
        ['Home', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(selected(page)).toHaveText(nameOf(index, language));
        await expect(selected(page)).toBeFocused();
      }
    });
  }

  for (const language of languages) {
    test(`has a panel of one height that holds all its words, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      for (const width of [900, 1199, 1200, 1920])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await reach(page);
          const { height } = (await panel(page).boundingBox())!;
          expect(height).toBeLessThanOrEqual(492);
          for (const tab of await tabs(page).all()) {
            await tab.click();
            expect((await panel(page).boundingBox())!.height).toBe(height);
            const hidden = await panel(page).evaluate(({ firstElementChild: box }) => {
              return box!.scrollHeight - box!.clientHeight;
            });
            expect(hidden).toBeLessThanOrEqual(0);
          }
        });
    });
  }

  test('advances to the next tab when a film ends, unless the visitor attends to it', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await reach(page);
    const endsAt = async (index: number) => {
      await end(page);
      await nextFrame(page);
      await expect(selected(page)).toHaveText(nameOf(index));
    };
    await expect.poll(() => isPaused(film(page))).toBe(false);
    for (const index of [1, 2, 3, 4, 5, 0]) await endsAt(index);

    await test.step('paused', async () => {
      await control(page, 'pause').click();
      await expect.poll(() => isPaused(film(page))).toBe(true);
      await leave(page);
      await endsAt(0);
      await control(page, 'play').click();
      await expect.poll(() => isPaused(film(page))).toBe(false);
      await leave(page);
      await endsAt(1);
    });
    await test.step('pointed at', async () => {
      await panel(page).hover();
      await endsAt(1);
      await leave(page);
      await endsAt(2);
    });
    await test.step('with the focus inside', async () => {
      await control(page, 'pause').focus();
      await endsAt(2);
      await leave(page);
      await endsAt(3);
    });
    await test.step('a tab was picked', async () => {
      await tabs(page).nth(2).click();
      await leave(page);
      await endsAt(2);
    });
  });

  test('plays nothing by itself with reduced motion, and shows the last frame of a film', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/');
    await reach(page);
    await expect(control(page, 'play')).toBeVisible();
    expect(await isPaused(film(page))).toBe(true);
    await expect(film(page)).toHaveAttribute('poster', /-end\.webp$/);
    await end(page);
    await nextFrame(page);
    await expect(selected(page)).toHaveText(nameOf(0));
  });
});

test.describe('The workflow on a small screen (H4)', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of languages) {
    test(`is an accordion with the first item open and one open at a time, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      // The note of the title fades in, with too little contrast at first.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/', { language });
      await reach(page);
      await expect(itemOf(page, 0, language)).toHaveAttribute('aria-expanded', 'true');
      // The checks of every page look at wide screens, which have tabs.
      expect((await askIbm(page)).found).toEqual([]);

      for (const index of [1, 2, 3, 4, 5]) {
        await itemOf(page, index, language).click();
        await expect(section(page).getByRole('button', { expanded: true })).toHaveText(
          nameOf(index, language),
        );
        const region = section(page).getByRole('region', { name: nameOf(index, language), exact: true });
        await expect(region).toContainText(description(index, language));
      }
      await itemOf(page, 5, language).click();
      await expect(section(page).getByRole('button', { expanded: true })).toHaveCount(0);
    });
  }

  test('opens at once and reveals its film in 400 ms', async ({ page, visit }) => {
    await visit('/');
    await reach(page);
    await itemOf(page, 1).click();
    const revealed = section(page).getByRole('region', { name: nameOf(1), exact: true });
    await expect(revealed).toHaveCSS('animation-duration', '0.4s');
    await expect(revealed).toHaveCSS('opacity', '1');
  });

  test('keeps the pressed job where it is while another closes above it', async ({ page, visit }) => {
    await visit('/');
    await reach(page);
    const pressed = itemOf(page, 2);
    await itemOf(page, 1).click();
    await pressed.scrollIntoViewIfNeeded();
    await expectInPlace(pressed);
  });

  test('shows the page without the panel, and stops all films at once', async ({ page, visit }) => {
    await visit('/');
    await reach(page);
    await expect.poll(() => sourceOf(film(page))).toContain('-phone.');
    await expect.poll(() => isPaused(film(page))).toBe(false);
    await control(page, 'pause').first().click();
    await expect.poll(() => isPaused(film(page))).toBe(true);
  });
});

test.describe('The workflow with JavaScript off (X1)', () => {
  test.use({ javaScriptEnabled: false });

  test('has all texts on phones and desktops, and shows the last frame of the first film', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [index] of jobs.entries()) {
        await expect(section(page).getByRole('heading', { level: 3 }).nth(index)).toHaveText(nameOf(index));
        await expect(descriptions(page).nth(index)).toContainText(description(index));
        await expect(descriptions(page).nth(index)).toBeVisible();
      }
      await expect(section(page).getByRole('button')).toHaveCount(0);
    }
    const still = section(page).getByRole('img', { name: en.label('home.workflow.review.film') });
    await still.scrollIntoViewIfNeeded();
    await expect(still).toHaveJSProperty('complete', true);
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-end\.webp$/);
  });
});

test('The chosen job of the workflow stays open when a tablet is turned (H4)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit('/');
  await reach(page);
  await tabs(page).nth(3).click();
  await expect(selected(page)).toHaveText(nameOf(3));
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(itemOf(page, 3)).toHaveAttribute('aria-expanded', 'true');
  await itemOf(page, 1).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(selected(page)).toHaveText(nameOf(1));
});
