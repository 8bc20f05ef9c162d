import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { languages, languageNames, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

/** Sections in page order; the second part of § 7 is nested in the first. */
const sections = [
  'assistant',
  'stay_flow',
  'workflow',
  'expertise',
  'top_llm',
  'document_support',
  'private_secure',
  'seamless_deployment',
  'affordable_plan',
  'hebrew_support',
] as const;

const tags = sections.filter((id) => id !== 'assistant');

const contents = (page: Page) => page.getByRole('navigation', { name: en.text('home.contents.title') });

test.describe('The hero (H1)', () => {
  for (const language of languages) {
    test(`has a two-part title named by its final text, four steps, the waitlist link and a picture that loads at once, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      const { text, label } = messages(language);
      const main = page.locator('main');
      const title = `${label('home.hero.machine')} ${label('home.hero.person')}`.replace(/\s+/g, ' ');
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
      await expect(heading).toBeVisible();
      await expect(heading.locator('del')).toBeVisible();
      await expect(heading.locator('ins')).toBeVisible();

      const steps = page.getByRole('list', { name: text('home.hero.steps') }).getByRole('listitem');
      const names = (['draft', 'review', 'analysis', 'proofread'] as const).map((step) =>
        text(`home.hero.${step}.name`),
      );
      await expect(steps).toHaveCount(names.length);
      for (const [index, name] of names.entries())
        expect((await steps.nth(index).textContent())!.startsWith(name)).toBe(true);

      const join = main.getByRole('link', { name: label('home.hero.join') });
      await expect(join).toHaveCount(2);
      for (const link of await join.all())
        await expect(link).toHaveAttribute('href', `${site.hosts.login}/JoinWaitlist`);

      const still = page.getByRole('img', { name: label('home.hero.still') });
      await expect(still).toHaveAttribute('fetchpriority', 'high');
      await expect(still).not.toHaveAttribute('loading', 'lazy');
      await expect(still).toHaveAttribute('width', /^\d+$/);
      await expect(still).toHaveAttribute('height', /^\d+$/);
      await expect(still).toHaveJSProperty('complete', true);
      expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  }

  for (const [forced, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    test(`shows the ${forced} picture to a visitor who forced that scheme on a ${system} system`, async ({
      page,
      visit,
    }) => {
      await page.addInitScript((scheme) => localStorage.setItem('stet.scheme', scheme), forced);
      await visit('/', { scheme: system });
      const still = page.getByRole('img', { name: en.label('home.hero.still') });
      await expect
        .poll(() => still.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(forced);
    });
  }
});

test.describe('The feature tags (H2)', () => {
  test('are at most three lines on a phone, Hebrew support last in Israel; each leads to its section and focuses its heading', async ({
    page,
    visit,
  }) => {
    await visit('/', { country: 'Israel' });
    const links = contents(page).getByRole('link');
    await expect(links).toHaveCount(tags.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      tags.map((id) => `/#${id}`),
    );
    for (const id of tags)
      await test.step(id, async () => {
        await contents(page)
          .getByRole('link', { name: en.text(`home.contents.${id}`) })
          .click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport();
        await expect(page.locator(`#${id} :is(h2, h3)`).first()).toBeFocused();
      });
    await page.setViewportSize({ width: 390, height: 844 });
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(3);
    for (const { height } of boxes) expect(height, 'as tall as a thumb').toBeGreaterThanOrEqual(40);
  });

  test('leave out Hebrew support and its section elsewhere', async ({ page, visit }) => {
    const answered = page.waitForResponse(/\/location$/);
    await visit('/', { country: 'France' });
    await answered;
    await expect(contents(page).getByRole('link')).toHaveCount(tags.length - 1);
    await expect(
      contents(page).getByRole('link', { name: en.text('home.contents.hebrew_support') }),
    ).toHaveCount(0);
    await expect(page.locator('#hebrew_support')).toBeHidden();
  });
});

test.describe('The sections (H3)', () => {
  for (const language of languages) {
    test(`are in the specified order, with headings and consecutive numbers, in ${languageNames[language]}`, async ({
      page,
      visit,
    }) => {
      await visit('/', { language });
      await expect(page.locator('#hebrew_support')).toBeAttached();
      const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id) => (sections as readonly string[]).includes(id))).toEqual(sections);
      for (const id of sections)
        await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeAttached();
      const { text } = messages(language);
      const numbered = sections.filter((id) => id !== 'seamless_deployment');
      for (const [index, id] of numbered.entries()) {
        const number = text('shell.section.number', { number: index + 1 });
        await expect(page.locator(`#${id}`).getByText(number, { exact: true }).first()).toBeAttached();
      }
    });
  }

  test('an address with the hash of § 9 leads there, once the country is known', async ({ page, visit }) => {
    await visit('/#hebrew_support', { country: 'Israel' });
    await expect(page.locator('#hebrew_support')).toBeInViewport();
  });

  test('§ 9 keeps the two languages of a clause in one row, the language of the page first', async ({
    page,
    visit,
  }) => {
    await visit('/', { language: 'he' });
    const clauses = page.locator('#hebrew_support [lang]').filter({ hasText: /./ });
    const hebrew = clauses.filter({ hasText: 'סמכות שיפוט' });
    const english = clauses.filter({ hasText: 'exclusive jurisdiction' });
    await expect(hebrew).toHaveAttribute('dir', 'rtl');
    await expect(english).toHaveAttribute('dir', 'ltr');
    const [first, second] = [(await hebrew.boundingBox())!, (await english.boundingBox())!];
    expect(first.y).toBe(second.y);
    expect(first.x).toBeGreaterThan(second.x);
  });
});
