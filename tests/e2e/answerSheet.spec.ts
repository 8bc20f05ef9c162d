import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { itAnswers } from '../../src/data/itAnswers.ts';
import { inLanguage } from '../../src/paths.ts';
import { allowClipboard } from './support/clipboard.ts';
import { messages } from './support/messages.ts';
import { confirmationMs } from '../../src/hooks/useCopy.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

const en = messages('en');

/** Questions with a row in the table. */
const answered = itAnswers.filter(({ sources }) => sources !== 'ask');
const asked = itAnswers.filter(({ sources }) => sources === 'ask');

const sheet = (page: Page, words = en) =>
  page.getByRole('table', { name: words.label('forIt.sheet.caption') });
/** The rows of the sheet without those that name a topic. */
const rowsOf = (page: Page, words = en) => sheet(page, words).locator('tr:not(.topic)');

test('every answer links each of its sources (X8, X9)', async ({ page, visit }) => {
  await visit('/for-it');
  for (const { id, sources } of itAnswers) {
    if (sources === 'ask') continue;
    const links = page.locator(`#answer-${id} td:last-of-type a`);
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
      sources.map(({ to }) => to),
    );
  }
});

test('the sheet is filtered by words and topic, and says when nothing matches (X9)', async ({
  page,
  visit,
}) => {
  await visit('/for-it#answer-sheet');
  const rows = rowsOf(page);
  const filter = page.getByLabel(en.text('forIt.sheet.filter'));
  await expect(rows).toHaveCount(answered.length + 1);
  await filter.fill('LATE FEE');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(en.text('forIt.answers.fees.question'));
  await filter.fill('encryption keys');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: en.text('forIt.answers.keys.question') })).toBeVisible();
  await filter.fill('');
  await page.getByRole('button', { name: en.text('forIt.topics.access'), exact: true }).click();
  await expect(rows).toHaveCount(answered.filter(({ topic }) => topic === 'access').length + 1);
  await filter.fill('unicorn');
  await expect(sheet(page)).toHaveCount(0);
  await page.getByRole('button', { name: en.text('forIt.sheet.clear') }).click();
  await expect(rows).toHaveCount(answered.length + 1);
  // The button has gone with the message.
  await expect(filter).toBeFocused();
});

test('a link to an answer that the filter or a closed topic hides shows it (X9)', async ({ page, visit }) => {
  await visit('/for-it');
  const filter = page.getByLabel(en.text('forIt.sheet.filter'));
  await filter.fill('train');
  await expect(page.locator('#answer-protocols')).toHaveCount(0);
  await page.locator('main a[href="/for-it#answer-protocols"]').click();
  await expect(page.locator('#answer-protocols')).toBeInViewport();
  await expect(filter).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  const [row] = answered;
  const topic = page.locator(`tbody:has(#answer-${row!.id})`).getByRole('button').first();
  await topic.click();
  await expect(page.locator(`#answer-${row!.id}`)).toBeVisible();
  await topic.click();
  await expect(page.locator(`#answer-${row!.id}`)).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), `#answer-${row!.id}`);
  await expect(page.locator(`#answer-${row!.id}`)).toBeInViewport();
});

test('a phone opens the sheet topic by topic, and that of an answer that the address names (X9)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/for-it#answer-fees');
  const row = (id: string) => page.locator(`#answer-${id}`);
  const topic = (name: 'access' | 'contract') =>
    sheet(page).getByRole('button', { name: en.text(`forIt.topics.${name}`) });
  await expect(row('fees')).toBeInViewport();
  await expect(topic('contract')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('training')).toBeHidden();
  await expect(row('signOn')).toBeHidden();
  await topic('access').click();
  await expect(topic('access')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('signOn')).toBeVisible();
  await topic('access').click();
  await expect(row('signOn')).toBeHidden();
  await topic('contract').click();
  await expect(row('fees')).toBeHidden();
  await page.getByLabel(en.text('forIt.sheet.filter')).fill('train');
  await expect(row('training')).toBeVisible();
});

for (const language of languages) {
  test(`what is on the sheet is copied as Markdown and saved as CSV, in ${languageNames[language]} (X9)`, async ({
    page,
    visit,
  }) => {
    const readClipboard = await allowClipboard(page);
    await stretchTimers(page, confirmationMs);
    await visit('/for-it', { language });
    const words = messages(language);
    const inTopic = itAnswers.filter(({ topic }) => topic === 'access').length;
    const filtered = words.text('forIt.sheet.filtered', {
      count: '',
      query: words.text('forIt.topics.access'),
    });
    const part = new RegExp(`^${inTopic} .+ ${itAnswers.length}${filtered}`);
    await page.getByRole('button', { name: words.text('forIt.topics.access'), exact: true }).click();
    await page.getByRole('button', { name: words.text('forIt.sheet.copy') }).click();
    const done = words.text('shell.copy.done');
    await Promise.all([
      expect(page.getByRole('status').filter({ hasText: done })).toHaveCount(1),
      expect(page.getByRole('button', { name: done })).toBeFocused(),
    ]);
    const copied = await readClipboard();
    expect(copied).toContain(`| ${words.text('forIt.answers.signOn.question')} |`);
    expect(copied).toContain(`(<${site.url}${inLanguage('/terms', language)}#a-14>)`);
    expect(copied).not.toContain(words.text('forIt.answers.modelNames.question'));
    expect(copied.split('\n')[2]).toMatch(part);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.label('forIt.sheet.csvLabel') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`it-answer-sheet-${language}.csv`);
    const saved = readFileSync(await download.path(), 'utf8');
    const head = (['topic', 'question', 'answer', 'source', 'address'] as const)
      .map((column) => words.text(`forIt.sheet.${column}`))
      .join(',');
    expect(saved.startsWith(`\uFEFF${head}\r\n`)).toBe(true);
    expect(saved).toContain(words.text('forIt.answers.usage.question'));
    const records = saved.trimEnd().split('\r\n');
    expect(records).toHaveLength(inTopic + 2);
    expect(records.at(-1)).toMatch(part);

    await page.getByRole('button', { name: words.text('forIt.sheet.all'), exact: true }).click();
    await page.getByRole('button', { name: done }).click();
    expect((await readClipboard()).split('\n')[2]).toMatch(/^\| /);
  });
}

test('the questions that are answered on request go into one e-mail (X9, X18)', async ({ page, visit }) => {
  await visit('/for-it#answer-modelNames');
  const letter = page.getByRole('link', { name: /^Ask (us|\d+ questions?) by e-mail$/ });
  const body = async () =>
    new URL((await letter.getAttribute('href'))!).searchParams.get('body')?.split('\r\n') ?? [];
  const all = asked.map(({ id }) => `- ${en.text(`forIt.answers.${id}.question`)}`);
  await expect(letter).toHaveAttribute('href', new RegExp(`^mailto:${site.email.info}\\?subject=`));
  expect(await body()).toEqual(all);

  const modelNames = page.getByRole('button', { name: en.text('forIt.answers.modelNames.question') });
  await expect(modelNames).toBeInViewport();
  await expect(modelNames).toHaveAttribute('aria-pressed', 'true');
  await modelNames.click();
  await expect(modelNames).toHaveAttribute('aria-pressed', 'false');
  expect(await body()).toEqual(
    all.filter((line) => !line.includes(en.text('forIt.answers.modelNames.question'))),
  );
});

test('the sheet can be printed alone, and the page as a document (X3, X9)', async ({ page, visit }) => {
  await visit('/for-it');
  const asked = page.getByRole('button', { name: en.text('forIt.answers.modelNames.question') });
  await expect(asked.locator('svg')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#security')).toBeVisible();
  await expect(page.getByLabel(en.text('forIt.demo.text'))).toBeHidden();
  await expect(page.getByLabel(en.text('forIt.sheet.filter'))).toBeHidden();
  // Without the choice a tick would look like a yes.
  await expect(asked.locator('svg')).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute('data-print', 'answers'));
  await expect(page.locator('#security')).toBeHidden();
  await expect(sheet(page)).toBeVisible();
});

for (const language of languages) {
  const words = messages(language);
  test(`a filtered sheet is printed with the number of its questions and what filters it, in ${languageNames[language]} (X3, X9)`, async ({
    page,
    visit,
  }) => {
    await visit('/for-it', { language });
    const filter = page.getByLabel(words.text('forIt.sheet.filter'));
    const topic = page.getByRole('button', { name: words.text('forIt.topics.access'), exact: true });
    await topic.click();
    await filter.fill('SAML');
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByText(
      words.text('forIt.sheet.filtered', {
        count: '',
        query: `${words.text('forIt.topics.access')}, SAML`,
      }),
    );
    await expect(printed).toBeVisible();
    await expect(printed).toContainText(String(itAnswers.length));
    await expect(filter).toBeHidden();
    await expect(topic).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(printed).toBeHidden();
    await filter.fill(' ');
    await page.getByRole('button', { name: words.text('forIt.sheet.all'), exact: true }).click();
    await expect(printed).toHaveCount(0);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the demonstration shows its result and the sheet every answer, in ${languageNames[language]} (X1, X9)`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/for-it', language));
      const words = messages(language);
      await expect(page.getByText(words.text('forIt.token.person', { ordinal: 2 })).first()).toBeVisible();
      if (language === 'he') {
        // The first company is mentioned again with a Hebrew prefix.
        const company = words.text('forIt.token.company', { ordinal: 1 });
        await expect(page.getByText(`ב־${company}`)).toBeVisible();
      }
      await expect(rowsOf(page, words)).toHaveCount(answered.length + 1);
      for (const { id } of asked)
        await expect(
          page.getByText(words.text(`forIt.answers.${id}.question`), { exact: true }),
        ).toBeVisible();
      await expect(page.getByLabel(words.text('forIt.sheet.filter'))).toBeHidden();
    });
  }
});
