import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/browser.ts';
import { inLanguage } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { printedAnswers, readSheets, unprinted } from './support/print.ts';
import { addresses, languageNames, languages, unknownPath } from './support/site.ts';

/* Playwright only supports its own build of Firefox; Puppeteer drives an installed one over WebDriver BiDi. */
const firefox = findFirefox();
test.skip(!firefox, 'Firefox is not installed.');
// Opens every page.
test.describe.configure({ timeout: 240_000 });

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox!, headless: true });
});
test.afterAll(() => browser?.close());

/** A page with its console errors and exceptions, and a function that closes it. */
async function openPage(): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
  // A fresh context, since a visit to a Hebrew address is remembered as a choice.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors, close: () => context.close() };
}

/** Hydrates the page by an event. */
async function hydrate(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForSelector('html[data-hydrated]');
}

for (const language of languages) {
  test(`Firefox shows every page in ${languageNames[language]}, and hydrates it (X1)`, async ({
    baseURL,
  }) => {
    for (const path of addresses) {
      await test.step(path, async () => {
        // A page each: Firefox reports the requests that a navigation cancels to the page that follows.
        const { page, errors, close } = await openPage();
        await page.goto(`${baseURL}${inLanguage(path, language)}`);
        await hydrate(page);
        await page.waitForSelector('h1');
        const { lang, overflow } = await page.evaluate(() => ({
          lang: document.documentElement.lang,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        // Firefox logs the 404 status of the not-found page.
        const unexpected = errors.filter((text) => path !== unknownPath || !text.includes('404'));
        expect({ path, lang, overflow, unexpected }).toEqual({
          path,
          lang: language,
          overflow: 0,
          unexpected: [],
        });
        await close();
      });
    }
  });
}

test('Firefox opens the menu of a phone by the first press of a visit (X19)', async ({ baseURL }) => {
  const text = messages('en');
  const { page, errors } = await openPage();
  await page.goto(`${baseURL}/contact`);
  await page.click(`[aria-label="${text.label('shell.menu.open')}"]`);
  await page.waitForSelector(`dialog[open][aria-label="${text.label('shell.menu.label')}"]`);
  expect(errors).toEqual([]);
});

for (const language of languages)
  test(`Firefox prints all words, and no empty sheet, in ${languageNames[language]} (X1, X3)`, async ({
    baseURL,
  }) => {
    for (const path of ['/faq', '/contact', '/pricing', '/coming-soon'])
      await test.step(path, async () => {
        const { page, close } = await openPage();
        await page.goto(`${baseURL}${inLanguage(path, language)}`);
        const title = await page.$eval('h1', (heading) => heading.innerText);
        const sheets = await readSheets(await page.pdf({ format: 'A4' }));
        expect(sheets).not.toContain('');
        expect(unprinted(path === '/faq' ? printedAnswers(language) : title, sheets)).toEqual([]);
        await close();
      });
  });
