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
      await expect(heading.locator('.edited del')).toBeVisible();
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

test.describe('The contents (H2)', () => {
  test('list every feature tag, Hebrew support last in Israel; each leads to its section and focuses its heading', async ({
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
    for (const link of await links.all())
      expect((await link.boundingBox())!.height, 'as tall as a thumb').toBeGreaterThanOrEqual(44);
  });

  test('omit Hebrew support and its section elsewhere', async ({ page, visit }) => {
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

  test('§ 5 lets a visitor choose the words of its sentence by mouse or keyboard', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const words = {
      leading: en.text('home.models.leading'),
      different: en.text('home.models.different'),
      private: en.text('home.models.private'),
    };
    const sentence = (draft: string) =>
      en.text('home.models.title', { draft, check: words.different, read: words.private });
    const heading = page.locator('#top_llm h2');
    await expect(heading).toHaveAccessibleName(sentence(words.leading));

    const blank = page.getByRole('button', { name: en.text('home.models.draft', { model: words.leading }) });
    await blank.click();
    await page.getByRole('menuitemradio', { name: words.private }).click();
    await expect(heading).toHaveAccessibleName(sentence(words.private));

    const changed = page.getByRole('button', {
      name: en.text('home.models.draft', { model: words.private }),
    });
    await expect(changed).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: words.private })).toBeChecked();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAccessibleName(sentence(words.leading));

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(blank).toBeFocused();

    // The list is below its blank, and covers no text.
    await page.keyboard.press('Enter');
    const list = (await page.getByRole('menu').boundingBox())!;
    for (const task of ['check', 'read'] as const) {
      const other = page.getByRole('button', {
        name: en.text(`home.models.${task}`, { model: task === 'read' ? words.private : words.different }),
      });
      const box = (await other.boundingBox())!;
      expect(box.y >= list.y + list.height || box.x >= list.x + list.width).toBe(true);
    }
    await expect(blank).toHaveAttribute('aria-expanded', 'true');
    expect((await blank.boundingBox())!.y).toBeLessThan(list.y);
    await blank.click();
    await expect(page.getByRole('menu')).toHaveCount(0);

    // A press on a later blank, which a closing list would move, opens its own.
    await blank.click();
    await page.getByRole('button', { name: en.text('home.models.read', { model: words.private }) }).click();
    await expect(page.getByRole('menu')).toHaveCount(1);
    await expect(page.getByRole('menuitemradio', { name: words.private })).toBeChecked();
    await heading.click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('menu')).toHaveCount(0);

    await page.evaluate(() => (location.hash = 'top_llm'));
    await blank.click();
    await expect(page.getByRole('menu')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

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
