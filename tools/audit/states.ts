import type { Page } from '@playwright/test';

/** What pressing a control opens. */
const opened = 'dialog[open], [role=dialog], [role=menu]';

/**
 * Expands everything that expands in place, and shows the card of a reference.
 * @returns whether there was anything.
 */
async function expand(page: Page): Promise<boolean> {
  const details = page.locator('details:not([open])');
  const collapsed = page.locator('main [aria-expanded=false]:not([aria-haspopup]):visible');
  const cited = page.locator('main a[href*="/terms#"]:visible, main a[href*="/privacy#"]:visible').first();
  const isAny = (await details.count()) + (await collapsed.count()) + (await cited.count()) > 0;
  await details.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  for (let index = (await collapsed.count()) - 1; index >= 0; index--) await collapsed.nth(index).click();
  if (await cited.count()) {
    await page.keyboard.press('Tab');
    await cited.focus();
    // Only references have cards.
    await page
      .getByRole('tooltip')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  return isAny;
}

/**
 * Calls `check` in every state of a page: initially, with everything expanded, and with each menu and dialog open. Controls are found by
 * their ARIA attributes, so new ones are included.
 * @param where selector of the part whose menus and dialogs are opened, since the header's are the same on all pages.
 */
export async function inEveryState(
  page: Page,
  where: string,
  check: (state: string) => Promise<void>,
): Promise<void> {
  await check('as it opens');
  if (await expand(page)) await check('expanded');
  const popups = page.locator(`:is(${where}) [aria-haspopup]:visible`);
  const count = await popups.count();
  for (let index = 0; index < count; index++) {
    const name = await popups
      .nth(index)
      .evaluate((control) => control.getAttribute('aria-label') ?? control.textContent);
    await popups.nth(index).click();
    await page.locator(opened).first().waitFor();
    await check(`“${name}” open`);
    await page.keyboard.press('Escape');
    await page.locator(opened).first().waitFor({ state: 'detached' });
  }
}
