import type { Locator } from '@playwright/test';
import { faqItems } from '../../src/data/faq.ts';
import { otherLanguage } from '../../src/locale/languages.ts';
import { inLanguage } from '../../src/paths.ts';
import { cards } from './support/blogPage.ts';
import { messages } from './support/messages.ts';
import { footer } from './support/shell.ts';
import { languageNames, languages, ownNames } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { text, label } = messages(language);
  const other = otherLanguage(language);

  test(`links of header and footer work without JavaScript, in ${languageNames[language]} (X1, S3, S6)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/', language));
    const header = page.getByRole('navigation', { name: label('shell.nav.label') });
    await header.getByRole('link', { name: text('shell.nav.blog') }).click();
    await expect(page).toHaveURL(inLanguage('/blog', language));
    await page.goto(inLanguage('/', language));
    await footer(page)
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .click();
    await expect(page).toHaveURL(inLanguage('/sitemap', language));
  });

  test(`the language can be changed from ${languageNames[language]} without JavaScript (X1, L7)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contact', language));
    const link = footer(page).getByRole('link', { name: ownNames[other] });
    const ink = await footer(page)
      .getByRole('link', { name: text('shell.footer.sitemap') })
      .evaluate((one) => getComputedStyle(one).color);
    await expect(link).toHaveCSS('color', ink);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(inLanguage('/contact', other));
  });

  test(`the blog lists its posts without JavaScript, in ${languageNames[language]} (X1)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/blog', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      { en: 'The Margin', he: 'בשוליים' }[language],
    );
    await expect(cards(page)).toHaveCount(9);
    await expect(page.locator('main noscript')).toHaveCount(0);
  });

  test(`a phone's menu button leads to every page with JavaScript off, in ${languageNames[language]} (X1, S5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLanguage('/contact', language));
    await page.getByRole('link', { name: label('shell.menu.open') }).click();
    await expect(page).toHaveURL(inLanguage('/sitemap', language));
  });

  test(`no control that needs JavaScript is shown without it, in ${languageNames[language]} (X1)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contact', language));
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.goto(inLanguage('/accessibility', language));
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto(inLanguage('/download', language));
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test(`a page that does not exist has a link to ${languageNames[other]} without JavaScript (X1, L7)`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/404.*\/nothing-here/);
    await page.goto(inLanguage('/nothing-here', language));
    await footer(page).getByRole('link', { name: ownNames[other] }).click();
    await expect(page).toHaveURL(inLanguage('/', other));
  });

  test(`the sentence without its comma is plain text without JavaScript, in ${languageNames[language]} (X1, J1)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/hiring', language));
    const main = page.getByRole('main');
    await expect(main.getByText(text('hiring.proof.still'), { exact: true })).toBeVisible();
    await expect(main.getByText(text('hiring.proof.title'))).toBeHidden();
    const sentence = `${text('hiring.proof.before')} ${text('hiring.proof.after')}`;
    await expect(main.getByText(sentence, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole('button')).toHaveCount(0);
  });

  test(`nothing on the landing page looks like a choice without JavaScript, in ${languageNames[language]} (X1)`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/', language));
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test(`questions stand above their answers as plain text without JavaScript, in ${languageNames[language]} (X1, F1)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(inLanguage('/faq', language));
    const items = faqItems.map(({ id }) => page.locator(`#${id}`));
    const rules = items.map((one) => one.evaluate((item) => getComputedStyle(item).borderBottomColor));
    expect(new Set(await Promise.all(rules)).size).toBe(1);
    const item = items[0]!;
    await expect(item.getByRole('button')).toHaveCSS('pointer-events', 'none');
    await expect(item.getByText(text('faq.copy.label'))).toBeHidden();
    const question = item
      .getByRole('heading')
      .getByText(messages('he').text('faq.training.question'), { exact: true });
    const answer = item.locator(language === 'he' ? 'p' : '[lang=he] p').first();
    const endOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right);
    expect(await endOf(answer)).toBeCloseTo(await endOf(question), 0);
  });
}
