import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { holdFiles } from './support/holdFiles.ts';
import { hydrate, pressAtOnce } from './support/hydration.ts';
import { messages } from './support/messages.ts';
import { languageNames, languages, type Language } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What an extension does to the HTML: adds an element to others, or wraps parts of texts and notes something beside them. */
type Change =
  | { add: string; to: string; where: InsertPosition; words?: string }
  | { wrap: string; parts: string; attributes?: Record<string, string>; note?: string };

/** The kinds that public bug reports tell of. */
const changes: Record<string, readonly Change[]> = {
  'style elements of a dark mode': [
    { add: 'style', to: '#root, main, section', where: 'afterbegin', words: 'html { color-scheme: light }' },
    { add: 'style', to: 'link[data-served]', where: 'afterend', words: 'html { color-scheme: light }' },
  ],
  'sums in another currency': [{ wrap: 'span', parts: String.raw`\$[\d.,]*\d`, note: ' (€ 1)' }],
  'icons beside links and buttons': [{ add: 'i', to: 'a, button', where: 'beforeend' }],
  'highlighted words': [{ wrap: 'mark', parts: String.raw`[\p{L}]{4,}` }],
  'numbers taken for those of telephones': [
    { wrap: 'a', parts: String.raw`\d[\d,.]*\d`, attributes: { href: 'tel:1' } },
  ],
};

/** Applies changes as soon as the HTML is parsed. */
const change = (page: Page, all: readonly Change[]) =>
  page.addInitScript((wanted) => {
    function wrapParts({ wrap, parts, attributes = {}, note = '' }: Extract<Change, { wrap: string }>) {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const pieces = text.data.split(new RegExp(`(${parts})`, 'u'));
        if (pieces.length < 2 || text.parentElement?.closest('script, style, textarea, noscript')) continue;
        const nodes = pieces.map((piece, index) => {
          if (index % 2 === 0) return piece;
          const element = document.createElement(wrap);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          element.textContent = piece + note;
          return element;
        });
        text.replaceWith(...nodes);
      }
    }
    addEventListener('DOMContentLoaded', () => {
      for (const one of wanted)
        if ('wrap' in one) wrapParts(one);
        else
          for (const element of document.querySelectorAll(one.to)) {
            const added = document.createElement(one.add);
            added.textContent = one.words ?? '';
            element.insertAdjacentElement(one.where, added);
          }
    });
  }, all);

interface Visit {
  page: Page;
  words: ReturnType<typeof messages>;
  /** Opens a page of the language, whose application does not arrive. */
  open(path: string): Promise<void>;
  /** Lets the application arrive, and waits until all is hydrated. */
  start(): Promise<void>;
}

const users = (page: Page) => page.locator('#users');
const ledger = ({ page, words }: Visit) =>
  page.getByRole('table', { name: words.text('pricing.quote.title') });

/** What a visitor does before the application is there, and what must have come of it. */
const deeds: Record<string, (visit: Visit) => Promise<void>> = {
  async 'a typed number'(visit) {
    const { page, open, start } = visit;
    await open('/pricing');
    await users(page).fill('150');
    await start();
    await expect(users(page)).toHaveValue('150');
    await expect(ledger(visit)).toContainText('$144,000');
  },

  async 'a number whose typing goes on'(visit) {
    const { page, open, start } = visit;
    await open('/pricing');
    await users(page).selectText();
    await page.keyboard.type('1');
    await start();
    await page.keyboard.type('50');
    await expect(users(page)).toHaveValue('150');
    await expect(ledger(visit)).toContainText('$144,000');
  },

  async 'a pressed choice'(visit) {
    const { page, words, open, start } = visit;
    await open('/pricing');
    const monthly = page.getByRole('button', { name: words.text('pricing.billing.monthly') }).first();
    await pressAtOnce(monthly);
    await start();
    await expect(monthly).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article', { name: words.text('pricing.plan.pro') })).toContainText('$576');
  },

  async 'a press that has begun'({ page, words, open, start }) {
    await open('/pricing');
    const monthly = page.getByRole('button', { name: words.text('pricing.billing.monthly') }).first();
    await monthly.hover();
    await page.mouse.down();
    await start();
    await page.mouse.up();
    await expect(monthly).toHaveAttribute('aria-pressed', 'true');
  },

  async 'a pressed row'({ page, open, start }) {
    await open('/tokens');
    await pressAtOnce(page.getByRole('row').filter({ hasText: '$2,250' }).first());
    await start();
    await expect(page.locator('input[name=tokens][value="500"]')).toBeChecked();
  },

  async 'a typed search'({ page, open, start }) {
    await open('/faq');
    await page.getByRole('searchbox').fill('Pro');
    await start();
    await expect(page.getByRole('searchbox')).toHaveValue('Pro');
    await expect(page.getByRole('search').getByRole('status')).toContainText(/\d/);
  },

  async 'an open menu'({ page, words, open, start }) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/contact');
    const menu = page.getByRole('dialog', { name: words.label('shell.menu.label') });
    await pressAtOnce(page.locator('[data-press=menu]'));
    await expect(menu).toBeVisible();
    await start();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: words.label('shell.menu.close') }).click();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  },
};

async function does(page: Page, language: Language, deed: (visit: Visit) => Promise<void>) {
  await page.unrouteAll();
  const arrive = await holdFiles(page, '**/assets/initial-*.js');
  await deed({
    page,
    words: messages(language),
    open: async (path) => void (await page.goto(inLanguage(path, language))),
    async start() {
      arrive();
      await hydrate(page);
    },
  });
}

for (const language of languages)
  for (const [name, wanted] of Object.entries(changes))
    test(`Nothing is lost on a page in ${languageNames[language]} whose HTML has got ${name} before hydration (X24)`, async ({
      page,
      setCookie,
      pageErrors,
    }) => {
      test.slow();
      // React says that it renders such parts anew.
      pageErrors.allow(/Minified React error #(?:418|423)/, { isCertain: false });
      // Refused by the policy, as an extension's script would be; a style that is refused changes the HTML all the same.
      pageErrors.allow(/style-src/, { isCertain: false });
      await setCookie('lng', language);
      await change(page, wanted);
      for (const [what, deed] of Object.entries(deeds))
        await test.step(what, () => does(page, language, deed));
    });
