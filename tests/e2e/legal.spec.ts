import { allowClipboard } from './support/clipboard.ts';
import { bareIds, messages } from './support/messages.ts';
import { confirmationMs } from '../../src/hooks/useCopy.ts';
import { hydrate } from './support/hydration.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';
import { storedEntries } from '../../src/lib/storedEntries.ts';
import { otherLanguage } from '../../src/locale/languages.ts';

for (const language of languages) {
  const { text, label } = messages(language);
  test.describe(`the terms in ${languageNames[language]}`, () => {
    test('can be read side by side under one numbering, from an address that can be shared (X7)', async ({
      page,
      visit,
    }) => {
      await visit('/terms', { language });
      const other = otherLanguage(language);
      await page.getByRole('button', { name: text('legal.view.both') }).click();
      await expect(page).toHaveURL(/\?view=both/);
      const clause = page.locator('#s-9-2');
      await expect(clause).toContainText(messages(language).text('terms.s9.c2'));
      await expect(clause.locator(`div[lang=${other}]`)).toHaveText(messages(other).text('terms.s9.c2'));
      // Includes the hint of links that open a new tab.
      expect((await page.locator('main').innerHTML()).match(bareIds)).toBeNull();
      // The shared address shows both texts without interaction.
      await page.reload();
      await expect(clause.locator(`div[lang=${other}]`)).toHaveText(messages(other).text('terms.s9.c2'));
    });

    test('keep the clause of the address on a phone while the other language arrives (X7)', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit('/terms?view=both#s-9-2', { language });
      const clause = page.locator('#s-9-2');
      await expect(clause.locator(`div[lang=${otherLanguage(language)}]`)).toHaveCount(1);
      await expect(clause).toBeInViewport();
    });

    test('copy the citation of a clause, and of a line of the annex (X7, X8)', async ({ page, visit }) => {
      const readClipboard = await allowClipboard(page);
      await stretchTimers(page, confirmationMs);
      await visit('/terms', { language });
      const cite = async (id: string, name: string) => {
        await page.locator(`${id} > a`).focus();
        const tools = page.getByRole('group', { name });
        await tools.getByRole('button', { name: text('legal.tools.cite') }).click();
        await expect(tools.getByRole('status')).toHaveText(text('shell.copy.done'));
        return readClipboard();
      };
      const clause = await cite('#s-9-2', label('shell.section.number', { number: '9.2' }));
      expect(clause).toContain(text('terms.head.title'));
      expect(clause).toContain(
        language === 'en'
          ? '§\u00a09.2, last modified 15 July 2025'
          : 'סעיף\u00a09.2, עדכון אחרון 15 ביולי 2025',
      );
      expect(clause).toMatch(language === 'en' ? /\/terms#s-9-2$/ : /\/he\/terms#s-9-2$/);

      const contents = page.getByRole('navigation', { name: label('legal.contents.label') });
      // Its title has the letter; beside it the letter would stand twice.
      await contents.getByRole('link', { name: text('terms.sA.title'), exact: true }).click();
      await expect(page.locator('#annex-a')).toBeInViewport();
      // A Hebrew annex has a Hebrew letter, and its lines have numbers alone.
      await expect(page.locator('#a-8 > a')).toHaveText(language === 'en' ? 'A.8' : '8');
      expect(await cite('#a-8', label('shell.section.line', { number: '8' }))).toMatch(
        language === 'en' ? /§\sA\.8,.*#a-8$/ : /נספח\sא׳, סעיף\s8,.*#a-8$/,
      );
    });

    test('copy a clause in the language that is shown, from tools that stay while they have the focus (X7, X3)', async ({
      page,
      visit,
    }) => {
      const readClipboard = await allowClipboard(page);
      const other = otherLanguage(language);
      const shown = messages(other).text('terms.s9.c2');
      await visit(`/terms?view=${other}`, { language });
      const clause = page.locator('#s-9-2');
      await expect(clause.locator('p')).toHaveText(shown);
      await clause.hover();
      const copy = clause.getByRole('button', { name: text('legal.tools.text') });
      await Promise.all([
        expect(clause.getByRole('button', { name: text('shell.copy.done') })).toBeFocused(),
        copy.click(),
      ]);
      expect(await readClipboard()).toBe(`9.2 ${shown}`);
      await page.locator('#s-9-3').hover();
      await expect(copy).toBeFocused();

      await clause.hover();
      await clause.getByRole('button', { name: text('legal.tools.cite') }).click();
      await expect.poll(readClipboard).toContain(messages(other).text('terms.head.title'));
      expect(await readClipboard()).toMatch(
        other === 'en' ? / §\s9\.2, .*\/terms#s-9-2$/ : /, סעיף\s.*\/he\/terms#s-9-2$/,
      );
    });

    test('keep the tools of a clause in one line inside its row, beside one text and two (X7)', async ({
      page,
      visit,
    }) => {
      for (const address of ['/terms', '/terms?view=both']) {
        await visit(address, { language });
        // Both texts, also where the second is fetched.
        if (address.endsWith('both'))
          await expect(page.locator(`#s-9-2 div[lang=${otherLanguage(language)}]`)).toHaveCount(1);
        for (const number of ['1.1', '9.2']) {
          const row = page.locator(`#s-${number.replace('.', '-')}`);
          await row.getByRole('link', { name: number }).focus();
          const tools = row.getByRole('group', { name: label('shell.section.number', { number }) });
          const around = (await row.boundingBox())!;
          const box = (await tools.boundingBox())!;
          expect(box.y).toBeGreaterThanOrEqual(around.y);
          expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
          const tops = await tools
            .getByRole('button')
            .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
          expect(new Set(tops).size).toBe(1);
          // In every view the tools must not cover text.
          const covered = async () =>
            row.locator('p').evaluateAll(
              (paragraphs, group) => {
                const { left, right } = group.getBoundingClientRect();
                const boxes = paragraphs.map((paragraph) => paragraph.getBoundingClientRect());
                return boxes.filter((words) => words.left < right && left < words.right).length;
              },
              await tools.elementHandle(),
            );
          await expect.poll(covered).toBe(0);
        }
      }
    });

    test('state retention periods and contacts in the policy (G3, X23)', async ({ page, visit }) => {
      await visit('/privacy', { language });
      const { company, privacyContact, email } = site;
      for (const said of [company.name[language], company.number, company.address[language]])
        await expect(page.locator('#s-1-1')).toContainText(said);
      await expect(page.locator('#s-1-1')).toContainText(privacyContact.name[language]);
      await expect(page.locator('#s-1-1').getByRole('link', { name: email.privacy })).toBeVisible();
      for (const where of ['EU', 'UK'] as const)
        await expect(
          page.getByText(text(`privacy.details.representative${where}`), { exact: true }),
        ).toBeVisible();
      await expect(page.getByText(site.representatives.eu!)).toBeVisible();
      await expect(page.getByText(site.representatives.uk!)).toBeVisible();
      const table = page.getByRole('table', { name: text('privacy.kept.caption') });
      const row = table.getByRole('row').filter({ hasText: text('privacy.kept.logs') });
      await expect(row).toContainText(new RegExp(`(?<!\\d)${site.retention.logs}(?!\\d)`));
    });
  });
}

const en = messages('en');

test('the table of contents marks and links the sections (X7)', async ({ page, visit }) => {
  await visit('/terms');
  const contents = page.getByRole('navigation', { name: en.label('legal.contents.label') });
  await contents.getByRole('link', { name: en.text('terms.s15.title') }).click();
  await expect(page).toHaveURL(/#s-15$/);
  await expect(page.locator('#s-15')).toBeInViewport();
  await expect(contents.getByRole('link', { name: en.text('terms.s15.title') })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('if the other language fails, the text stays with a notice and a retry (M2, X12)', async ({
  page,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/404.*\/messages\/he\/terms/);
  await page.route('**/messages/he/terms.*', (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await visit('/terms');
  await page.getByRole('button', { name: en.text('legal.view.both') }).click();
  // Five more attempts, with doubling pauses.
  await expect(async () => {
    await page.clock.runFor(12_000);
    await expect(page.getByText(en.text('legal.view.failed'))).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('#s-9-2')).toContainText(en.text('terms.s9.c2'));
  await page.unroute('**/messages/he/terms.*');
  await page.getByRole('button', { name: en.text('legal.view.retry') }).click();
  await expect(page.locator('#s-9-2 div[lang=he]')).toHaveText(messages('he').text('terms.s9.c2'));
});

test('each document links to the other and says when it was modified (G1)', async ({ page, visit }) => {
  await visit('/terms');
  await expect(page.locator('main time')).toHaveAttribute('datetime', '2025-07-15');
  await page
    .locator('main')
    .getByRole('link', { name: en.text('legal.otherDocument.terms') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.text('privacy.head.title'));
  await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await page
    .locator('main')
    .getByRole('link', { name: en.text('legal.otherDocument.privacy') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.text('terms.head.title'));
});

test('the browser stores what the privacy policy lists, and nothing else (X10)', async ({
  page,
  visit,
  context,
}) => {
  await visit('/?lng=he');
  await page.getByRole('button', { name: messages('he').text('shell.scheme.dark') }).click();
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: messages('he').text('shell.search.slashOff') }).click();
  await page.goto('/he/blog');
  await page.goto('/he/almost-done');
  await page.goto('/he/tokens');
  await hydrate(page);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
  ]);
  const cookies = (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('demo_'));
  const listed = storedEntries.map(({ name, place }) => `${place} ${name}`);
  expect([...kept, ...cookies.map((name) => `cookie ${name}`)].toSorted()).toEqual(listed.toSorted());
});

for (const language of languages) {
  test(`on phones the storage table does not scroll sideways, in ${languageNames[language]} (X10)`, async ({
    page,
    visit,
  }) => {
    const name = messages(language).text('privacy.storage.caption');
    await page.setViewportSize({ width: 320, height: 700 });
    await visit('/privacy', { language });
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('row')).toHaveCount(1 + storedEntries.length);
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('rowheader')).toHaveText(storedEntries.map((entry) => entry.name));
    const beyond = await page
      .getByRole('region', { name })
      .evaluate((region) => region.scrollWidth - region.clientWidth);
    expect(beyond).toBe(0);
  });
}

test('no point of the summary of the privacy policy ends in a line of one word (X7)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/privacy');
  const shares = await page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('a[href="#s-9-1"]') })
    .first()
    .getByRole('listitem')
    .evaluateAll((points) =>
      points.map((point) => {
        const words = document.createRange();
        words.selectNodeContents(point);
        const last = Math.max(...Array.from(words.getClientRects(), ({ bottom }) => bottom));
        const ends = Array.from(words.getClientRects())
          .filter(({ bottom }) => bottom > last - 12)
          .map(({ right }) => right);
        return (Math.max(...ends) - point.getBoundingClientRect().left) / point.clientWidth;
      }),
    );
  expect(shares).toHaveLength(6);
  expect(Math.min(...shares)).toBeGreaterThan(0.4);
});
