import type { Page } from '@playwright/test';
import { faqItems } from '../../src/data/faq.ts';
import { otherLanguage } from '../../src/locale/languages.ts';
import { allowClipboard } from './support/clipboard.ts';
import { watchLayoutShift } from './support/layoutShift.ts';
import { hydrate } from './support/hydration.ts';
import { expectInPlace } from './support/inPlace.ts';
import { messages } from './support/messages.ts';
import { confirmationMs } from '../../src/hooks/useCopy.ts';
import { watchAnimations } from './support/animations.ts';
import { inLanguage } from '../../src/paths.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

const { text } = messages('en');
const question = (page: Page, id: (typeof faqItems)[number]['id']) =>
  page.getByRole('button', { name: text(`faq.${id}.question`) });
const opened = (page: Page) => page.locator('main').getByRole('button', { expanded: true });

test('one question is open at a time, and closes when clicked again (F1)', async ({ page, visit }) => {
  await visit('/faq');
  // The first is open.
  await expect(opened(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: text('faq.training.question') })).toBeVisible();
  await question(page, 'cost').click();
  await expect(opened(page)).toHaveCount(1);
  await expect(question(page, 'cost')).toHaveAttribute('aria-expanded', 'true');
  await question(page, 'cost').click();
  await expect(opened(page)).toHaveCount(0);
});

test('the pressed question stays where it is while another closes above it (F1)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/faq');
  const [above, last] = faqItems.slice(-2);
  await question(page, above!.id).click();
  const pressed = question(page, last!.id);
  await pressed.scrollIntoViewIfNeeded();
  await expectInPlace(pressed);
});

test('the switch of languages stands beside the filter from 600 px (F1)', async ({ page, visit }) => {
  await visit('/faq');
  for (const width of [600, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const filter = (await page.getByRole('searchbox').boundingBox())!;
    const view = (await page
      .getByRole('button', { name: text('legal.view.both') })
      .locator('visible=true')
      .boundingBox())!;
    expect(Math.abs(filter.y + filter.height / 2 - view.y - view.height / 2), `at ${width} px`).toBeLessThan(
      8,
    );
    expect(filter.x + filter.width, `at ${width} px`).toBeLessThan(view.x);
  }
});

test('the address of a question opens it, on load and later (F1)', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/faq#rollout');
  await expect(question(page, 'rollout')).toHaveAttribute('aria-expanded', 'true');
  await expect(question(page, 'rollout')).toBeInViewport();
  await page.evaluate(() => (window.location.hash = 'training'));
  await expect(question(page, 'training')).toHaveAttribute('aria-expanded', 'true');
  await expect(question(page, 'training')).toBeInViewport();
  await expect(opened(page)).toHaveCount(1);
});

test('what the browser finds in a closed answer before the application runs stays open (X3, X19)', async ({
  page,
}) => {
  await page.goto('/faq');
  const closed = page.locator('main details:not([open])');
  await expect(closed).toHaveCount(faqItems.length - 1);
  await closed.nth(2).evaluate((element: HTMLDetailsElement) => (element.open = true));
  await hydrate(page);
  await expect(question(page, 'word')).toHaveAttribute('aria-expanded', 'true');
  await expect(closed).toHaveCount(faqItems.length - 1);
});

test('find-in-page opens a closed answer (X3)', async ({ page, visit }) => {
  await visit('/faq');
  const closed = page.locator('main details:not([open])');
  await expect(closed).toHaveCount(faqItems.length - 1);
  // What find-in-page does.
  await closed.nth(2).evaluate((element: HTMLDetailsElement) => (element.open = true));
  await expect(question(page, 'word')).toHaveAttribute('aria-expanded', 'true');
  await expect(closed).toHaveCount(faqItems.length - 1);
});

test('every answer is printed (X3)', async ({ page, visit }) => {
  await visit('/faq');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main [role=region]');
  await expect(answers).toHaveCount(faqItems.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('a filtered list is printed with the number of its questions (X3)', async ({ page, visit }) => {
  await visit('/faq');
  const filter = page.getByRole('searchbox');
  await filter.fill('playbook');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search').getByRole('status')).toBeVisible();
  await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
  await expect(filter).toBeHidden();
});

test('an answer moves into its place when it is opened (F1)', async ({ page, visit }) => {
  const begun = await watchAnimations(page, '[role=region]');
  await visit('/faq');
  await question(page, 'cost').click();
  await expect(page.getByRole('region', { name: text('faq.cost.question') })).toBeVisible();
  await expect.poll(begun).toBeGreaterThan(0);
});

for (const language of languages) {
  const own = messages(language);
  test(`the link of an answer can be copied, in ${languageNames[language]} (F1)`, async ({
    page,
    visit,
    context,
  }) => {
    const readClipboard = await allowClipboard(page);
    await stretchTimers(page, confirmationMs);
    await visit('/faq#checking', { language });
    await expect(page.getByRole('button', { name: own.text('faq.checking.question') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.getByRole('link', { name: own.text('faq.copy.label') }).click();
    await expect(page.getByRole('status').filter({ hasText: own.text('shell.copy.done') })).toHaveCount(1);
    expect(await readClipboard()).toBe(`${site.url}${inLanguage('/faq', language)}#checking`);

    const tab = context.waitForEvent('page');
    await page
      .getByRole('link', { name: own.text('shell.copy.done') })
      .click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
  });

  test(`questions and answers stand side by side with those of the other language, from ${languageNames[language]} (X7)`, async ({
    page,
    visit,
  }) => {
    const other = otherLanguage(language);
    const theirs = messages(other);
    await visit('/faq', { language });
    const pair = page.locator('#cost');
    const beside = pair.locator(`button span[lang=${other}] > *`);
    const switched = (name: string) => page.getByRole('button', { name, exact: true });
    // Where there is room, without being asked for.
    await expect(beside).toBeVisible();
    await expect(beside).toHaveText(theirs.text('faq.cost.question'));
    await expect(switched(own.text('legal.view.both'))).toHaveAttribute('aria-pressed', 'true');
    await switched(own.text(`legal.view.${language}`)).click();
    await expect(page).toHaveURL(new RegExp(`\\?view=${language}$`));
    await expect(beside).toHaveCount(0);
    await switched(own.text('legal.view.both')).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(pair.getByRole('button')).toContainText(own.text('faq.cost.question'));
    await expect(beside).toBeVisible();
    await pair.getByRole('button').click();
    const answers = pair.getByRole('region');
    await expect(answers.locator(`div[lang=${other}] p`).first()).toBeVisible();
    const ink = await answers
      .getByRole('paragraph')
      .first()
      .evaluate((p) => getComputedStyle(p).color);
    await expect(answers.getByRole('paragraph').last()).toHaveCSS('color', ink);
    // Matches words of either language.
    await page.getByRole('searchbox').fill(language === 'en' ? 'מודל פרטי' : 'private model');
    await expect(page.locator('main h2 button')).toHaveCount(1);
    await page.getByRole('searchbox').press('Escape');
    // On a phone the page's language alone is shown, until both are asked for.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(beside).toBeHidden();
    await expect(switched(own.text(`legal.view.${language}`))).toHaveAttribute('aria-pressed', 'true');
    await switched(own.text('legal.view.both')).click();
    await expect(page).toHaveURL(/\?view=both$/);
    await expect(beside).toBeVisible();
    await switched(theirs.text(`legal.view.${other}`)).click();
    await expect(pair.getByRole('button')).toHaveText(
      new RegExp(`^9${theirs.text('faq.cost.question').slice(0, 6)}`),
    );
  });

  test(`an address that asks for ${languageNames[language]} alone shows it from the first paint (X7, X19)`, async ({
    page,
    visit,
    pageErrors,
  }) => {
    // How much arriving fonts move depends on the machine's own fonts, and has tests of its own.
    pageErrors.allow(/ERR_FAILED.*\.woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const shift = await watchLayoutShift(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(`/faq?view=${language}`, { language });
    await expect(page.locator(`#cost button span[lang=${otherLanguage(language)}]`)).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(0.005);
    // From then on the page is as the switch says.
    await page.getByRole('button', { name: own.text('legal.view.both'), exact: true }).click();
    await expect(page.locator(`#cost button span[lang=${otherLanguage(language)}] > *`)).toBeVisible();
  });

  test(`a change of view keeps the open question and the filter, in ${languageNames[language]} (F1, X7)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit('/faq#documents', { language });
    const cost = page.locator('#cost-question');
    await cost.click();
    await page.getByRole('searchbox').fill('Pro');
    await page.locator(`main button[value=${language}]:visible`).click();
    await expect(page).toHaveURL(/view=/);
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('Pro');
  });

  test(`another language alone has its numbers where its lines begin, on a page in ${languageNames[language]} (F1, X7)`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const other = otherLanguage(language);
    const theirs = messages(other);
    for (const [path, words] of [
      ['/faq', theirs.text('faq.cost.question')],
      ['/terms', theirs.text('terms.s9.title')],
    ] as const) {
      await visit(`${path}?view=${other}`, { language });
      const title = page.getByRole('heading', { name: words });
      await expect(title).toBeVisible();
      const places = await title.evaluate((heading) =>
        [...heading.querySelectorAll('span')]
          .filter((one) => one.childElementCount === 0 && one.textContent)
          .map((one) => one.getBoundingClientRect().x),
      );
      const [number = 0, text = 0] = places;
      expect(other === 'he' ? text < number : number < text, `${path}: ${places.join()}`).toBe(true);
    }
  });

  test(`the filter shows the questions with its words and announces their number, in ${languageNames[language]} (F1)`, async ({
    page,
    visit,
  }) => {
    await visit('/faq', { language });
    const field = page.getByRole('searchbox', { name: own.label('faq.filter.label') });
    // The Hebrew text has both words with other prefixes.
    await field.fill(language === 'he' ? 'מודל פרטי' : 'private model');
    await expect(page.locator('main h2 button')).toHaveCount(1);
    const count = own.text('faq.filter.count', { count: 1, total: faqItems.length });
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    // A word that only the name of a source has.
    await field.fill(language === 'he' ? 'מחירי' : 'price');
    await expect(page.locator('main h2 button')).toHaveCount(1);
    await expect(page.locator('main h2 button')).toContainText(own.text('faq.cost.question'));
    await field.fill('qqq');
    await expect(page.getByText(own.text('faq.filter.none'))).toBeVisible();
    await field.press('Escape');
    await expect(page.locator('main h2 button')).toHaveCount(faqItems.length);
  });
}

test('a word in the filter is answered without hydrating the questions that it keeps (F1, X19)', async ({
  page,
}) => {
  /** Numbers of parts that wait for hydration before and after the application's part in an event. */
  interface Waiting {
    waiting?: [before: number, after: number];
  }
  await page.goto('/faq');
  await page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    const count = () => window.stetStart!.pending!.size;
    // Typed before hydration, and replayed to the application after it has begun.
    field.value = 'Word';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    let before = 0;
    addEventListener('input', () => (before = count()), true);
    addEventListener('input', () =>
      queueMicrotask(() => ((window as Waiting).waiting ??= [before, count()])),
    );
  });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
  const [before, after] = (await page.evaluate(() => (window as Waiting).waiting))!;
  expect(before).toBeGreaterThan(faqItems.length / 2);
  // Those that the filter removes no longer wait.
  const removed = faqItems.length - (await page.locator('main h2 button').count());
  expect(removed).toBeGreaterThan(0);
  expect(after).toBe(before - removed);
});
