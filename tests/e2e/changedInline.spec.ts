import type { Page } from '@playwright/test';
import { faqItems } from '../../src/data/faq.ts';
import { inLanguage } from '../../src/paths.ts';
import { hydrate } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Adds a byte to the inline code of every document, as a proxy would: its hash no longer fits the policy. */
const addByte = (page: Page, element: RegExp) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(element, '$& ');
    await route.fulfill({ response, body });
  });
const script = /<script>/;
const style = /<style[^>]*>/g;

/** What a page looks like: places and styles of its text. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, h2, p, main a, main li')].map((element) => {
      const { fontFamily, color } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return `${element.textContent.slice(0, 20)} ${fontFamily} ${color} ${width} ${height}`;
    });
  });

for (const language of languages)
  test(`a page whose start script has been changed shows all answers and no dead control, in ${languageNames[language]} (X1, X2)`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/blocked inline/);
    pageErrors.allow(/Content Security Policy/);
    await addByte(page, script);
    await test.step('questions', async () => {
      await page.goto(inLanguage('/faq', language));
      const answers = page.getByRole('main').getByRole('region');
      await expect(answers).toHaveCount(faqItems.length);
      for (const answer of await answers.all()) await expect(answer).toBeVisible();
      await expect(page.locator('#cost').getByRole('button')).toHaveCSS('pointer-events', 'none');
    });
    await test.step('controls', async () => {
      for (const path of ['/contact', '/download', '/pricing', '/tokens', '/hiring', '/blog']) {
        await page.goto(inLanguage(path, language));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button'), path).toHaveCount(0);
      }
    });
    await test.step('jobs', async () => {
      await page.goto(inLanguage('/', language));
      const jobs = page.locator('#workflow').getByRole('heading', { level: 3 });
      await expect(jobs).toHaveCount(6);
      for (const panel of await jobs.locator('xpath=following-sibling::*[1]').all())
        await expect(panel).toBeVisible();
    });
  });

test('a page whose styles have been changed looks the same, with and without its script (X2)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/blocked inline/);
  pageErrors.allow(/Content Security Policy/);
  for (const path of ['/contact', '/he/faq']) {
    await page.goto(path);
    const expected = await looks(page);
    await addByte(page, style);
    await page.reload();
    await expect.poll(() => looks(page), path).toEqual(expected);
    // The application adds the styles of a dialog.
    const { label } = messages(path.startsWith('/he') ? 'he' : 'en');
    await hydrate(page);
    await page.locator('[data-press=search]').click();
    await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex');
    await expect(page.getByRole('combobox', { name: label('shell.search.placeholder') })).toBeVisible();
    await addByte(page, script);
    await page.reload();
    const body = page.locator('body');
    await expect(body).toHaveCSS('margin', '0px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Frank/);
    await page.unrouteAll();
  }
});
