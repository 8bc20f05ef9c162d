import type { Page } from '@playwright/test';
import { messages } from './support/messages.ts';
import { nextFrame } from './support/hydration.ts';
import { footer, notice, scrollY } from './support/shell.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const en = messages('en');

const users = (page: Page) => page.getByRole('textbox', { name: en.text('pricing.quote.users') });
const cards = (page: Page) => page.getByRole('region', { name: en.text('pricing.cards.label'), exact: true });
const quoted = (page: Page) => page.getByRole('region', { name: en.text('pricing.quote.title') });
const amount = (page: Page, money: string) => quoted(page).getByText(money, { exact: true }).first();

test('the address keeps the quote, whose billing the cards share (X6)', async ({ page, visit }) => {
  await visit('/pricing?plan=team&users=12&billing=monthly');
  await users(page).scrollIntoViewIfNeeded();
  await expect(amount(page, '$8,640')).toBeVisible();
  const pro = page.getByRole('article', { name: en.text('pricing.plan.pro') });
  await expect(pro.getByText('$48', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await users(page).fill('13');
  await expect(amount(page, '$9,360')).toBeVisible();
  await quoted(page)
    .getByRole('button', { name: en.text('pricing.quote.more') })
    .click();
  await expect(users(page)).toHaveValue('14');
  await expect(page).toHaveURL('/pricing?plan=team&users=14&billing=monthly');
  await expect(page.getByRole('status').filter({ hasText: '$10,080 per year' })).toHaveCount(1);
});

test('a link that was damaged on its way gives the quote that was meant (X6)', async ({ page, visit }) => {
  await visit('/pricing?Plan=TEAM&amp;users=12.&amp;billing=monthly%E2%80%8E.');
  await expect(amount(page, '$8,640')).toBeVisible();
  await expect(quoted(page).getByRole('alert')).toHaveCount(0);
});

test('a link that was damaged beside a foreign parameter shows its quote without an interaction (X6)', async ({
  page,
}) => {
  for (const before of ['utm_source=x&amp;', 'amp;']) {
    await page.goto(`/pricing?${before}plan=team&amp;users=12`);
    await expect(amount(page, '$7,200')).toBeVisible();
    await expect(users(page)).toHaveValue('12');
  }
});

for (const language of languages)
  test(`the quote says which part of its link was not understood, in ${languageNames[language]} (X6)`, async ({
    page,
    visit,
  }) => {
    const { text } = messages(language);
    await visit(`${language === 'he' ? '/he' : ''}/pricing?plan=gold&users=12&billing=monthly`);
    const said = page.getByRole('alert').filter({ hasText: 'plan=gold' });
    await expect(said).toBeVisible();
    await expect(said).not.toContainText('monthly');
    const builder = page.getByRole('region', { name: text('pricing.quote.title') });
    await expect(builder.getByRole('textbox', { name: text('pricing.quote.users') })).toHaveValue('12');
    await builder.getByRole('button', { name: text('pricing.quote.more') }).click();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(/\?users=13&billing=monthly$/);
  });

test('a page that fails to load leaves the quote and its address intact (X6, X12)', async ({
  page,
  context,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  await visit('/pricing?plan=enterprise&users=450');
  await expect(users(page)).toHaveValue('450');
  await context.setOffline(true);
  const header = page.getByRole('banner');
  const blog = header.getByRole('link', { name: en.text('shell.nav.blog') });
  const title = await page.title();
  await blog.click();
  const failure = notice(page, en.text('shell.page.failed'));
  await expect(failure).toBeVisible();
  await expect(blog).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(0);
  await expect(users(page)).toHaveValue('450');
  await expect(header.getByRole('link', { name: en.text('shell.nav.pricing') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await users(page).fill('451');
  await expect(page).toHaveURL('/pricing?plan=enterprise&users=451');
  await expect(failure).toHaveCount(0);
});

test('the scale of tiers sets the number of users, by keys and by pointer (X6)', async ({ page, visit }) => {
  await visit('/pricing?plan=organization&users=73');
  const scale = page.getByRole('slider', { name: en.text('pricing.quote.scale') });
  await expect(scale).toHaveAttribute('aria-valuetext', /^73 users, \$90/);
  await scale.press('End');
  await expect(users(page)).toHaveValue('1000');
  await expect(quoted(page)).toContainText('$60,000');
  await scale.press('Home');
  await expect(users(page)).toHaveValue('10');
  await scale.scrollIntoViewIfNeeded();
  // The start of the fourth tier of five.
  const { x, y, width, height } = (await scale.boundingBox())!;
  const thumb = height;
  await page.mouse.click(x + thumb / 2 + (width - thumb) * 0.6, y + height / 2);
  await expect(users(page)).toHaveValue('201');
  await expect(page).toHaveURL('/pricing?users=201');

  await quoted(page)
    .getByRole('button', { name: en.text('pricing.plan.pro'), exact: true })
    .click();
  await expect(scale).toHaveCount(0);
});

test('a minimum is applied and explained (X6, P7)', async ({ page, visit }) => {
  await visit('/pricing?plan=enterprise&users=30');
  await users(page).scrollIntoViewIfNeeded();
  await expect(quoted(page)).toContainText('$3,000');
  await expect(quoted(page)).toContainText('$60,000');
  await expect(quoted(page)).toContainText(
    en.text('pricing.quote.minimumApplied', { plan: 'Enterprise', from: 50, minimum: '$5,000' }),
  );
});

test('fewer users than the plan starts at get a note, whether the minimum is met or not (X6, P7)', async ({
  page,
  visit,
}) => {
  const note = (id: 'belowStart' | 'minimumApplied') =>
    en.text(`pricing.quote.${id}`, { plan: 'Organization', from: 10, minimum: '$1,000' });
  await visit('/pricing?plan=organization&users=9&billing=monthly');
  await expect(quoted(page)).toContainText(note('belowStart'));
  await users(page).fill('5');
  await expect(quoted(page)).toContainText(note('minimumApplied'));
  await expect(quoted(page)).not.toContainText(note('belowStart'));
  await page
    .getByRole('button', { name: en.text('pricing.billing.annual') })
    .first()
    .click();
  await expect(page).toHaveURL('/pricing?users=5');
  await expect(quoted(page)).toContainText(note('minimumApplied'));
});

test('the button for fewer users keeps the focus when the last step is made (X6, X3)', async ({
  page,
  visit,
}) => {
  await visit('/pricing?plan=team&users=2');
  const fewer = page.getByRole('button', { name: en.text('pricing.quote.fewer') });
  await fewer.press('Enter');
  await expect(users(page)).toHaveValue('1');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await fewer.press('Enter');
  await page.getByRole('button', { name: en.text('pricing.quote.more') }).press('Enter');
  await expect(users(page)).toHaveValue('2');
});

test('an invalid number of users shows an error and no total (X6)', async ({ page, visit }) => {
  await visit('/pricing');
  const scale = page.getByRole('slider');
  for (const [typed, fault] of [
    ['0', 'tooFew'],
    ['-3', 'tooFew'],
    ['1e9', 'tooMany'],
    ['7.5', 'notWhole'],
    ['as many as we need', 'notNumber'],
    ['', 'empty'],
  ] as const) {
    await users(page).fill(typed);
    await expect(users(page)).toHaveAccessibleDescription(
      en.text(`pricing.fault.${fault}`, { most: '100,000' }),
    );
    if (fault === 'tooMany') await expect(scale).toHaveValue((await scale.getAttribute('max'))!);
    // The ledger is a form to be filled in.
    const amounts = quoted(page).getByRole('cell');
    expect((await amounts.allTextContents()).join('')).toBe('× × 12');
  }
});

test('instead of a plan without room for the users, those that have it are offered at their price (X6, X3)', async ({
  page,
  visit,
}) => {
  await visit('/pricing?plan=pro&users=73');
  const fault = en.text('pricing.fault.proIsForOne', { users: 73, plan: 'Organization' });
  await expect(users(page)).toHaveAccessibleDescription(fault);
  const offered = quoted(page).getByRole('button', { name: /month$/ });
  await expect(offered).toHaveText(['Organization$6,570 a\u00a0month', 'Enterprise$7,300 a\u00a0month']);
  await offered.first().press('Enter');
  await expect(quoted(page)).toContainText('$78,840');
  await expect(page).toHaveURL('/pricing');
  // Where the choice shows, since the button is gone.
  await expect(quoted(page).getByRole('button', { name: 'Organization', exact: true })).toBeFocused();
});

test('the quote prints alone, with its date and its address (X6, X3)', async ({ page, visit }) => {
  await visit('/pricing?plan=team&users=12');
  // A shared quote shows before any interaction.
  await expect(quoted(page)).toContainText('$7,200');
  await page.evaluate(() => (window.print = () => undefined));
  await quoted(page)
    .getByRole('button', { name: en.text('pricing.quote.print') })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(quoted(page).getByText(`${en.text('pricing.quote.sheet')}: Team`)).toBeVisible();
  await expect(quoted(page).getByText(/pricing\?plan=team&users=12&billing=annual/)).toBeVisible();
  await expect(quoted(page).getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(cards(page)).toBeHidden();
  await expect(footer(page)).toBeHidden();
});

for (const language of languages) {
  test(`a choice leaves the page where it is although the address names the quote, in ${languageNames[language]} (X6, L7)`, async ({
    page,
    visit,
  }) => {
    const { text, label } = messages(language);
    await visit('/pricing?users=12#quote', { language });
    await expect(page.locator('#quote')).toBeInViewport();
    const monthly = page
      .getByRole('group', { name: label('pricing.billing.label') })
      .first()
      .getByRole('button', { name: text('pricing.billing.monthly') });
    await monthly.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrollY(page);
    await monthly.click();
    await expect(page).toHaveURL(/\?users=12&billing=monthly#quote$/);
    // The router writes the address before it renders and scrolls.
    await expect(monthly).toHaveAttribute('aria-pressed', 'true');
    await nextFrame(page);
    expect(await scrollY(page)).toBe(before);
  });
}
