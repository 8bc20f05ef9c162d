import { readFileSync } from 'node:fs';
import type { Audit } from '../../src/data/audit.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { pages } = JSON.parse(readFileSync('src/data/audit.json', 'utf8')) as Audit;
const sum = (figure: 'states' | 'violations') => pages.reduce((total, page) => total + page[figure], 0);

for (const language of languages) {
  const { text } = messages(language);

  test(`the site map is a table of contents that leads into its pages, in ${languageNames[language]} (S6)`, async ({
    page,
    visit,
  }) => {
    await visit('/sitemap', { language });
    const main = page.getByRole('main');
    const question = main.getByRole('link', { name: text('faq.training.question') });
    await expect(question).toBeVisible();
    await question.click();
    await expect(page).toHaveURL(/\/faq#/);
  });

  test(`the binder beside the site map turns to the page whose tab is pointed at, in ${languageNames[language]} (S6)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/sitemap', { language });
    const binder = page
      .getByRole('main')
      .locator('[aria-hidden]', { has: page.locator('.face') })
      .first();
    const sheet = binder.locator('.face', { hasText: text('sitemap.pricing.about') });
    await expect(binder.getByText(text('sitemap.binder.hint'))).toBeVisible();
    await expect(sheet).toBeHidden();
    await binder.getByText('2', { exact: true }).first().hover();
    await expect(sheet).toBeVisible();
    await sheet.click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  test(`on a phone the site map begins with the contents, whose numbers stay on one line, in ${languageNames[language]} (S6)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit('/sitemap', { language });
    await test.step('it begins with the contents', async () => {
      await expect(page.getByRole('main').locator('.tab').first()).toBeHidden();
      const contents = page.getByRole('main').getByRole('link', { name: text('shell.page.home') });
      const title = page.getByRole('heading', { level: 1 });
      const [above, below] = [(await title.boundingBox())!, (await contents.boundingBox())!];
      expect(below.y - above.y).toBeLessThan(320);
    });
    await test.step('each number stays on one line', async () => {
      const numbers = page.getByRole('main').locator('bdi.tabular');
      await expect(numbers.first()).toHaveText('1');
      const broken = await numbers.evaluateAll((all) =>
        all
          .filter((one) => one.clientHeight > 2 * parseFloat(getComputedStyle(one).fontSize))
          .map((one) => one.textContent),
      );
      expect(broken).toEqual([]);
    });
  });

  test(`the site map links to the third-party licences, in ${languageNames[language]} (X27)`, async ({
    page,
    visit,
  }) => {
    await visit('/sitemap', { language });
    await page.getByText(text('sitemap.licences.line')).getByRole('link').click();
    await expect(page).toHaveURL(/\/third-party-licences\.txt$/);
    const list = page.getByText('with their licences');
    for (const name of ['react-dom', '@mui/material', 'dompurify', 'Frank Ruhl Libre', 'Heebo'])
      await expect(list).toContainText(`${name} `);
  });

  test(`the accessibility statement shows its last audit as a figure, in ${languageNames[language]} (X3)`, async ({
    page,
    visit,
  }) => {
    await visit('/accessibility', { language });
    const figure = page.getByRole('figure');
    await expect(figure.getByRole('definition')).toHaveText(
      [sum('violations'), sum('states'), pages.length].map(String),
    );
    await expect(figure.getByRole('listitem')).toHaveCount(pages.length);
  });

  test(`the page after the download draws the installation, in ${languageNames[language]} (D2)`, async ({
    page,
    visit,
  }) => {
    await visit('/almost-done', { language });
    await test.step('no file of the drawn downloads is cut', async () => {
      const { files, cut } = await page
        .getByRole('region', { name: text('download.steps.title') })
        .locator('li')
        .first()
        .evaluate((step) => {
          const { left, right, bottom } = step.lastElementChild!.getBoundingClientRect();
          const drawn = [...step.querySelectorAll('svg')].map((icon) =>
            icon.parentElement!.getBoundingClientRect(),
          );
          const isCut = (file: DOMRect) => file.left < right && file.right > left && file.bottom > bottom;
          return { files: drawn.length, cut: drawn.filter(isCut).length };
        });
      expect(files).toBeGreaterThan(0);
      expect(cut).toBe(0);
    });
    await test.step('version and size of the installer are named once', async () => {
      await expect(page.getByRole('main').getByText(/\d\.\d\sMB/u)).toHaveCount(1);
    });
    await test.step('the animation ends within five seconds', async () => {
      const drawings = page
        .getByRole('region', { name: text('download.steps.title') })
        .locator('li > :last-child');
      await expect(drawings).toHaveCount(3);
      const ends = await drawings.evaluateAll((all) =>
        all.map((drawing) => {
          const { animationDelay, animationDuration } = getComputedStyle(drawing);
          return parseFloat(animationDelay) + parseFloat(animationDuration);
        }),
      );
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      expect(new Set(ends).size).toBe(3);
      expect(ends.at(-1)).toBeLessThanOrEqual(5);
    });
    await test.step('the proposal in the last drawn window is whole on every screen', async () => {
      const last = page
        .getByRole('region', { name: text('download.steps.title') })
        .locator('li')
        .last();
      for (const width of [320, 390, 768, 900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const button = last.getByText(text('download.drawing.accept'), { exact: true });
        const space = await button.evaluate((element) => {
          const drawing = element.closest('[aria-hidden]')!.getBoundingClientRect();
          return drawing.bottom - element.parentElement!.parentElement!.getBoundingClientRect().bottom;
        });
        expect(space).toBeGreaterThan(0);
      }
    });
  });
}
