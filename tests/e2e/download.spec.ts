import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askingPicture } from '../../src/data/films.ts';
import { inLanguage } from '../../src/paths.ts';
import { choose } from './support/language.ts';
import { holdFiles } from './support/holdFiles.ts';
import { messages } from './support/messages.ts';
import { footer } from './support/shell.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text } = messages('en');
const installer = site.installer!;

const offer = (page: Page) => page.getByRole('link', { name: text('download.hero.button') });
const restart = (page: Page) => page.getByRole('link', { name: text('download.done.restart') });
const started = (page: Page) => page.getByRole('status').filter({ hasText: text('download.done.started') });

/** The still that shows what the description of the picture says. */
const asking = askingPicture({ language: 'en', scheme: 'light', isPhone: false }).src;

const askingOnPhone = askingPicture({ language: 'en', scheme: 'light', isPhone: true }).src;

/** Counts downloads. */
function countDownloads(page: Page) {
  const begun: string[] = [];
  page.on('download', (download) => begun.push(download.url()));
  return begun;
}

test('the button starts a download whose checksum is the one shown (D1, D2, X17)', async ({
  page,
  visit,
}) => {
  await visit('/download');
  await expect(
    page.getByRole('definition').filter({ hasText: `${installer.version}, 1.0 MB` }),
  ).toBeVisible();
  await expect(page.getByText(installer.sha256)).toBeVisible();
  const picture = page.getByRole('img', { name: text('download.hero.picture') });
  await expect(picture).toHaveJSProperty('currentSrc', new URL(asking, page.url()).href);
  const download = page.waitForEvent('download');
  await offer(page).click();
  const file = await download;
  await expect(page).toHaveURL('/almost-done');
  expect(file.suggestedFilename()).toBe('StetDemoSetup.exe');
  const bytes = readFileSync(await file.path());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(installer.sha256);
  await expect(started(page)).toBeVisible();
});

test('where half the page is too narrow for document and panel, the picture shows the document (D1)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await visit('/download');
  const picture = page.getByRole('img', { name: text('download.hero.picture') });
  await expect(picture).toHaveJSProperty('currentSrc', new URL(askingOnPhone, page.url()).href);
});

for (const language of languages) {
  test(`the checksum begins where the other facts do, in ${languageNames[language]} (X17)`, async ({
    page,
    visit,
  }) => {
    await visit('/download', { language });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.getByText(installer.sha256).evaluate((checksum) => {
        const facts = checksum.closest('dd')!.getBoundingClientRect();
        const groups = Array.from(checksum.children, (group) => {
          const text = document.createRange();
          text.selectNodeContents(group);
          return text.getBoundingClientRect();
        });
        return document.dir === 'rtl'
          ? facts.right - Math.max(...groups.map(({ right }) => right))
          : Math.min(...groups.map(({ left }) => left)) - facts.left;
      });
      expect(Math.abs(gap)).toBeLessThanOrEqual(1);
    }
  });
}

test('the download begins once: not on reload, not on Back, not with another language (D2, X17)', async ({
  page,
  visit,
}) => {
  const begun = countDownloads(page);
  await visit('/almost-done?lng=en');
  await expect(started(page)).toBeVisible();
  await expect.poll(() => begun.length).toBe(1);

  // Changing the language removes `lng` by replacing the history entry.
  await choose(page, 'en', 'he');
  await expect(page.getByText(messages('he').text('download.done.started'))).toBeVisible();
  await expect(page).toHaveURL('/he/almost-done');
  await page.reload();
  await expect(page.getByText(messages('he').text('download.done.before'))).toBeVisible();

  await page.goto('/he/contact');
  await page.goBack();
  await expect(page.getByText(messages('he').text('download.done.before'))).toBeVisible();
  expect(begun).toHaveLength(1);
});

test('the download begins once if a navigation from its page is cancelled (D2, X12)', async ({
  page,
  visit,
}) => {
  const begun = countDownloads(page);
  await visit('/almost-done');
  await expect.poll(() => begun.length).toBe(1);
  const arrive = await holdFiles(page, '**/assets/SitemapPage-*.js');
  await footer(page)
    .getByRole('link', { name: text('shell.footer.sitemap') })
    .click();
  await page.getByRole('button', { name: text('shell.waiting.cancel') }).click();
  await expect(page.locator('#waiting-status')).toBeEmpty();
  arrive();
  await page.reload();
  await expect(page.getByText(text('download.done.before'))).toBeVisible();
  expect(begun).toHaveLength(1);
});

test('Restart the download does so, and the page stays (D2)', async ({ page, visit }) => {
  const first = page.waitForEvent('download');
  await visit('/almost-done');
  await first;
  const again = page.waitForEvent('download');
  await restart(page).click();
  await again;
  await expect(page).toHaveURL('/almost-done');
});

test('pressing Download again starts it again (D2)', async ({ page, visit }) => {
  await visit('/download');
  for (const _ of [1, 2]) {
    const download = page.waitForEvent('download');
    await offer(page).click();
    await download;
    await page.goBack();
    await expect(page).toHaveURL('/download');
  }
});

const systems = [
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'windows'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'other',
  ],
  ['what does not say', 'Mozilla/5.0', 'unknown'],
] as const;

for (const [name, userAgent, kind] of systems) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the page names the visitor’s system, and what to do on others (X17)', async ({ page, visit }) => {
      // Chromium's client hints would contradict the overridden user agent.
      await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
      await visit('/download');
      const words = text(`download.system.${kind}`, { system: text('download.system.ios') });
      await expect(page.getByText(words)).toBeVisible();
      const send = page.getByRole('link', { name: 'Send this page to yourself' });
      await expect(send).toHaveAttribute('href', /^mailto:\?subject=Stet%20for%20Word.*download$/);
      if (kind !== 'other') return;
      await page.getByRole('link', { name: 'What to do instead' }).click();
      await expect(page.getByRole('heading', { name: text('download.help.title') })).toBeFocused();
    });
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the download works through two plain links without JavaScript, in ${languageNames[language]} (D2, X1)`, async ({
      page,
    }) => {
      const words = messages(language);
      await page.goto(inLanguage('/download', language));
      await expect(page.getByText(words.text('download.system.unknown'))).toBeVisible();
      await page.getByRole('link', { name: words.text('download.hero.button') }).click();
      await expect(page.getByText(words.text('download.done.noScript'))).toBeVisible();
      await expect(page.getByText(words.text('download.done.lead'))).toBeHidden();
      await expect(page.getByText(words.text('download.done.waiting'))).toBeHidden();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words.text('download.done.restart') }).click();
      expect((await download).suggestedFilename()).toBe('StetDemoSetup.exe');
    });
  }
});
