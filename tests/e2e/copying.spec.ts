import type { Locator, Page } from '@playwright/test';
import { confirmationMs } from '../../src/hooks/useCopy.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { stretchTimers } from './support/timers.ts';

type Words = ReturnType<typeof messages>;

/** One page for each form of a button that copies. */
const copiers: readonly [form: string, path: string, copier: (page: Page, words: Words) => Locator][] = [
  [
    'a button',
    '/contact',
    (page, { text }) => page.getByRole('button', { name: text('contact.copy.label') }),
  ],
  [
    'an icon',
    '/download',
    (page, { text }) => page.getByRole('button', { name: text('download.facts.copy') }),
  ],
  ['a link', '/faq#checking', (page, { text }) => page.getByRole('link', { name: text('faq.copy.label') })],
  [
    'a tool of a clause',
    '/terms#s-9-2',
    (page, { text }) => page.locator('#s-9-2').getByRole('button', { name: text('legal.tools.text') }),
  ],
];

for (const language of languages) {
  const words = messages(language);
  for (const [form, path, copier] of copiers) {
    test(`${form} says that the browser refuses to copy, in ${languageNames[language]} (X3)`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await stretchTimers(page, confirmationMs);
      await visit(path, { language });
      await copier(page, words).click();
      const refused = words.text('shell.copy.refused');
      await expect(page.getByRole('status').filter({ hasText: refused })).toHaveCount(1);
      const pressed = page.getByRole(form === 'a link' ? 'link' : 'button', { name: refused });
      await expect(pressed).toBeFocused();
      const { x, width } = (await pressed.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    });
  }
}
