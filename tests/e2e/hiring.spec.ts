import { openingFacts } from '../../src/data/openings.ts';
import { otherLanguage } from '../../src/locale/languages.ts';
import { inLanguage } from '../../src/paths.ts';
import { choose } from './support/language.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, site } from './support/site.ts';
import { serveFiles } from './support/staticHost.ts';
import { expect, test } from './support/test.ts';

for (const language of languages) {
  const { text, label } = messages(language);

  test(`the missing comma is found in ${languageNames[language]} (J1)`, async ({ page, visit }) => {
    await visit('/hiring', { language });
    const sentence = page.getByRole('group', { name: text('hiring.proof.title') });
    const [before, after] = [text('hiring.proof.before'), text('hiring.proof.after')];
    await expect(sentence).toHaveText(`${before} ${after}`);
    const status = page.getByRole('main').getByRole('status');
    await sentence.getByRole('button').first().click();
    await expect(status).toHaveText(text('hiring.proof.elsewhere'));
    await sentence.getByRole('button', { name: before.split(' ').at(-1)!, exact: true }).click();
    await expect(status).toHaveText(text('hiring.proof.found'));
    await expect(sentence).toHaveText(`${before}, ${after}`);

    // The sentence of the other language has the comma after another word.
    const other = otherLanguage(language);
    await choose(page, language, other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(status).toBeEmpty();
  });

  test(`the four openings in ${languageNames[language]}, counted, each with its page and its mail (J1)`, async ({
    page,
    visit,
  }) => {
    await visit('/hiring', { language });
    const anchor = page.getByRole('link', { name: text('hiring.positions.title') });
    await expect(anchor).toHaveText(/4$/);
    await anchor.click();
    await expect(page).toHaveURL(/#positions$/);
    const list = page.getByRole('list', { name: text('hiring.positions.title') });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(4);

    const title = label('hiring.editor.title');
    await list.getByRole('link', { name: label('hiring.positions.readOne', { title }) }).click();
    await expect(page).toHaveURL(inLanguage('/hiring/legal-editor', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('hiring.editor.title'));
    const posted = page.getByRole('definition').filter({ has: page.getByRole('time') });
    await expect(posted.getByRole('time')).toHaveAttribute('datetime', openingFacts.editor.datePosted);
    const apply = page.getByRole('link', { name: text('hiring.apply.write') });
    const subject = encodeURIComponent(label('hiring.apply.subject', { title }));
    await expect(apply).toHaveAttribute('href', `mailto:${site.email.careers}?subject=${subject}`);
    const others = page.getByRole('list', { name: text('hiring.others.title') });
    await expect(others.getByRole('heading', { level: 3 })).toHaveText(
      (['language', 'addIn', 'customer'] as const).map((name) => text(`hiring.${name}.title`)),
    );
    await expect(page.getByRole('link', { name: /LinkedIn/ }).first()).toHaveAttribute(
      'href',
      site.social.linkedin,
    );
  });
}

for (const language of languages) {
  const { text } = messages(language);

  test(`the advert of an opening is redlined, and the visitor decides, in ${languageNames[language]} (J1)`, async ({
    page,
    visit,
  }) => {
    await visit('/hiring/legal-editor', { language });
    const advert = page.getByRole('region', { name: text('hiring.advert.title') });
    const decide = (name: 'accept' | 'reject' | 'undo') =>
      advert.getByRole('button', { name: text(`hiring.advert.${name}`) }).click();
    await expect(advert.getByRole('deletion')).toHaveCount(3);
    await expect(advert.getByRole('insertion')).toHaveCount(3);

    await decide('accept');
    await expect(advert.getByRole('deletion')).toHaveCount(0);
    await expect(advert.getByRole('status')).toHaveText(text('hiring.advert.accepted'));
    await expect(advert.getByRole('button', { name: text('hiring.advert.undo') })).toBeFocused();

    await decide('undo');
    await expect(advert.getByRole('deletion')).toHaveCount(3);
    await expect(advert.getByRole('button', { name: text('hiring.advert.accept') })).toBeFocused();
    await decide('reject');
    await expect(advert.locator('.stet-dots')).toHaveCount(3);
    await expect(advert.getByRole('insertion')).toHaveCount(0);
    await expect(advert.getByRole('status')).toHaveText(text('hiring.advert.rejected'));
    await expect(advert.getByRole('paragraph').first()).not.toHaveText(/\s[,.:]/);
    // The shorter text leaves no gap above the button.
    const gap = await advert.getByRole('paragraph').evaluateAll(([paragraph]) => {
      const words = document.createRange();
      words.selectNodeContents(paragraph!);
      const button = paragraph!.closest('section')!.querySelector('button')!;
      return button.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
    });
    expect(gap).toBeLessThan(48);
  });
}

test('/careers leads to /hiring, with what follows the path (J1)', async ({ page, request, visit }) => {
  const answer = await request.get('/careers?lng=he', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/hiring?lng=he');
  await visit('/careers?v=il-he');
  await expect(page).toHaveURL('/he/hiring');
});

test.describe('on a host without redirects', () => {
  test.use({
    baseURL: async ({}, use) => {
      const server = await serveFiles({ isSingle: true });
      await use(server.url);
      await server.close();
    },
  });

  test('/careers leads to /hiring (J1, X1)', async ({ page }) => {
    await page.goto('/careers?lng=he#positions');
    await expect(page).toHaveURL('/he/hiring#positions');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(messages('he').text('hiring.hero.title'));
  });
});

test('an unknown opening is not found (J1)', async ({ page, visit, pageErrors }) => {
  pageErrors.allow(/404.*\/no-such-opening/);
  const response = await visit('/hiring/no-such-opening');
  expect(response.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    messages('en').text('notFound.hero.name'),
  );
});
