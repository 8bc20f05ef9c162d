import { expect, type Page } from '@playwright/test';
import { messages } from './messages.ts';
import { notice } from './shell.ts';
import { directions, ownNames, type Language } from './site.ts';

export const words = { en: messages('en'), he: messages('he') };
export const menuButton = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: words[language].label('shell.language.label') });
export const offer = (page: Page) => notice(page, words.he.text('shell.offer.text'));

/** Expects `/contact` in one language: `lang`, direction, text and title. */
export async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words[language].text('contact.hero.title'),
  );
  await expect(page).toHaveTitle(words[language].label('contact.meta.title'));
}

export async function choose(page: Page, from: Language, to: Language) {
  await menuButton(page, from).click();
  await page.getByRole('menuitemradio', { name: ownNames[to] }).click();
}
