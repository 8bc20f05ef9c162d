import type { Page } from '@playwright/test';

/** What a press of a control brings up over the page or in its place. */
const opened = '[role=dialog], [role=menu]';

/** Words that a visitor has let stand, so that the list of them is there. */
const marks = [
  {
    path: '/',
    page: 'Stet',
    language: 'en',
    text: 'stet',
    before: '',
    quote: 'stet',
    link: 'https://www.stet.example/',
  },
];

/** What an earlier visit left: the button of the list of marks shows on every page that has one. */
export const keepMarks = (page: Page) =>
  page.addInitScript((value) => localStorage.setItem('stet.marks', value), JSON.stringify(marks));

/** Unfolds what unfolds in place, and brings up the card of a reference: all of it may be open at once. @returns whether there was any. */
async function unfold(page: Page): Promise<boolean> {
  const details = page.locator('details:not([open])');
  const folded = page.locator('main [aria-expanded=false]:not([aria-haspopup]):visible');
  const cited = page.locator('main a[href*="/terms#"]:visible, main a[href*="/privacy#"]:visible').first();
  const isAny = (await details.count()) + (await folded.count()) + (await cited.count()) > 0;
  await details.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (let index = (await folded.count()) - 1; index >= 0; index--) await folded.nth(index).click();
  if (await cited.count()) {
    await page.keyboard.press('Tab');
    await cited.focus();
    // Links to clauses that are no references have no card.
    await page
      .getByRole('tooltip')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  return isAny;
}

/**
 * Calls `look` in every state that a page offers: as it opens, with everything unfolded that unfolds in place, with each menu and each
 * dialog open. Controls are found by what they say of themselves, so that a new one is looked at without a line here.
 * @param where selector of the part whose menus and dialogs are opened: the header's are the same on all pages.
 */
export async function inEveryState(
  page: Page,
  where: string,
  look: (state: string) => Promise<void>,
): Promise<void> {
  await look('as it opens');
  if (await unfold(page)) await look('unfolded');
  const popups = page.locator(`:is(${where}) [aria-haspopup]:visible`);
  const count = await popups.count();
  for (let index = 0; index < count; index++) {
    const name = await popups
      .nth(index)
      .evaluate((control) => control.getAttribute('aria-label') ?? control.textContent);
    await popups.nth(index).click();
    await page.locator(opened).first().waitFor();
    await look(`“${name}” open`);
    await page.keyboard.press('Escape');
    await page.locator(opened).first().waitFor({ state: 'detached' });
  }
}
