import { draftId } from '../../demo/ghost/draft.ts';
import { askAxe } from './support/engines.ts';
import { inLanguage } from '../../src/paths.ts';
import { blogFailure } from './support/blogAnswers.ts';
import { messages } from './support/messages.ts';
import { overflow } from './support/overflow.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The addresses that Ghost's preview links to, as the theme in `deploy/ghost-theme` writes them. */
const draftAddress = {
  en: (id: string) => `/draft?v=il-en&p=${id}`,
  he: (id: string) => `/he/draft?p=${id}`,
};

for (const language of languages) {
  const { text, label } = messages(language);

  test.describe(`A draft in ${languageNames[language]} (B4)`, () => {
    test('looks like a post, is labelled as a draft, and is hidden from search engines', async ({
      page,
      visit,
    }) => {
      const response = await visit(draftAddress[language](draftId(language)));
      expect(await response.text()).toContain('<meta name="robots" content="noindex"');
      const title = { en: 'On the serial comma', he: 'על הפסיק שלפני ו״ו החיבור' }[language];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(text('draft.bar.text'))).toBeVisible();
      const article = page.getByRole('main').getByRole('article').first();
      await expect(article).toHaveAttribute('lang', language);
      await expect(article).toContainText(
        { en: 'Not for the public, not yet.', he: 'לא לציבור, עדיין לא.' }[language],
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      expect((await askAxe(page)).found).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await overflow(page)).beyond).toBe(0);
    });

    test('that does not exist, or is published, is reported as missing', async ({
      page,
      visit,
      pageErrors,
    }) => {
      pageErrors.allow(blogFailure);
      await visit(draftAddress[language]('7c980ecc-1857-418e-b1f4-1c18d66b6ec0'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('draft.post.missing'));
      await visit(inLanguage('/draft', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('draft.post.missing'));
    });

    test('can be requested again when the blog was down', async ({ page, visit, pageErrors, setCookie }) => {
      pageErrors.allow(blogFailure);
      await visit(draftAddress[language](draftId(language)), { fault: 'posts:down' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('draft.post.failed'));
      await setCookie('demo_fault', 'ok');
      await page.getByRole('button', { name: label('blog.list.retry') }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}
