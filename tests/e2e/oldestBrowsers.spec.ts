import { cards } from './support/blogPage.ts';
import { messages } from './support/messages.ts';
import { postPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { text, label } = messages('en');

/** Removes what the oldest browsers of package.json's `browserslist` lack (`src/newerInterfaces.d.ts`). */
function removeNewerInterfaces() {
  for (const [owner, names] of [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [URLSearchParams.prototype, ['size']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [Navigator.prototype, ['userActivation']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [Blob.prototype, ['bytes']],
    [Response.prototype, ['bytes']],
    [Intl, ['Segmenter']],
    [window, ['scheduler', 'navigation', 'cookieStore', 'CloseWatcher', 'Highlight', 'Iterator']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test('the oldest supported browsers show all that the site does (X12)', async ({
  page,
  visit,
  pageErrors,
}) => {
  pageErrors.allow(/404.*\/pricin:/);
  await page.addInitScript(removeNewerInterfaces);

  await test.step('the country is known where the address has a hash, and a choice changes its query', async () => {
    await visit('/pricing?users=12#quote');
    await expect(page.locator('html')).toHaveAttribute('data-country', 'il');
    await page.getByRole('textbox', { name: text('pricing.quote.users') }).fill('13');
    await expect(page).toHaveURL('/pricing?users=13#quote');
  });

  await test.step('the list of languages stays open in a window that is resized', async () => {
    await page.getByRole('button', { name: label('shell.language.label') }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 720 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('the search finds', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: label('shell.search.placeholder') }).fill('train models');
    await expect(page.getByRole('option').first()).toContainText(text('faq.training.question'));
  });

  await test.step('the blog shows its posts', async () => {
    await visit('/blog');
    await expect(cards(page).first()).toBeVisible();
    await visit(postPath);
    await expect(page.getByRole('article').first()).not.toBeEmpty();
  });

  await test.step('an unknown address offers similar ones', async () => {
    await visit('/pricin');
    const nearest = page.getByRole('navigation', { name: text('notFound.nearest.title') });
    await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/pricing');
  });
});
