import lastAudit from '../../src/data/audit.json' with { type: 'json' };
import { statementDate } from '../../src/data/statementDate.ts';
import { pagePaths } from '../../src/paths.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('the first Tab focuses the skip link, which leads to the content and to nothing else before (X3)', async ({
  page,
  visit,
}) => {
  await visit('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages('en').text('shell.skip.label') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const focused = await page.evaluateHandle(() => {
    const ids: string[] = [];
    document.addEventListener('focusin', ({ target }) => ids.push((target as Element).id));
    return ids;
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator('#main')).toBeFocused();
  expect(await focused.jsonValue()).toEqual(['main']);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

for (const language of languages) {
  test(`the statement names who answers, and how soon, in ${languageNames[language]} (X3, X23)`, async ({
    page,
    visit,
  }) => {
    await visit('/accessibility', { language });
    const { accessibilityCoordinator: coordinator, email } = site;
    const contact = page.locator('#contact');
    await expect(contact).toContainText(coordinator.name[language]);
    await expect(contact).toContainText(new RegExp(`\\b${coordinator.days}\\b`));
    await expect(contact.getByRole('link', { name: coordinator.phone })).toHaveAttribute(
      'href',
      `tel:${coordinator.phone.replaceAll(' ', '')}`,
    );
    await expect(contact.getByRole('link', { name: email.accessibility, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${email.accessibility}`),
    );
    await expect(contact.locator(`time[datetime="${statementDate}"]`)).toBeVisible();
  });
}

test('the statement reports an audit of every page, in both languages and schemes (X3)', async ({
  page,
  visit,
}) => {
  const audited = lastAudit.pages.filter(({ forms }) => forms === 4).map(({ path }) => path);
  expect(
    pagePaths().filter((path) => !audited.includes(path)),
    'build, then `npm run audit`',
  ).toEqual([]);
  await visit('/accessibility', { language: 'he' });
  const list = page.getByRole('list', { name: messages('he').text('accessibility.audit.caption') });
  await expect(list.getByRole('listitem')).toHaveCount(lastAudit.pages.length);
  await expect(list, 'pages have names, not addresses').not.toContainText('/');
  await expect(page.locator(`#audit time[datetime="${lastAudit.date}"]`)).toBeVisible();
});
