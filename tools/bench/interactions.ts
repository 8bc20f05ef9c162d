import type { Locator, Page } from '@playwright/test';
import type { messages } from '../../tests/e2e/support/messages.ts';

export type Words = ReturnType<typeof messages>;

/** A possible first action of a visitor. */
export interface FirstInteraction {
  name: string;
  /** Paths with this action; all by default. */
  paths?: readonly string[];
  /** The event that starts it. */
  event: 'pointerdown' | 'keydown' | 'scroll';
  /** An expression evaluated in each frame that is true when the effect is visible; `label` is the pressed control's. */
  effect: string;
  /** Finds the target before the measurement starts. */
  target(page: Page, words: Words): Promise<{ label: string; perform(): Promise<unknown> }>;
}

const visible = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].some((one) => one.checkVisibility())`;

const visibleQuestions = `[...document.querySelectorAll('main h2')].filter((one) => one.checkVisibility()).length`;

/** Taps an element's position, without Playwright's checks. */
async function tap(page: Page, locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const label = (await locator.textContent())?.trim() ?? '';
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { label, perform: () => page.touchscreen.tap(x + width / 2, y + height / 2) };
}

export const menuInteraction: FirstInteraction = {
  name: 'menu',
  event: 'pointerdown',
  effect: visible('dialog[open] nav a'),
  target: (page, words) => {
    const name = words.label('shell.menu.open');
    const header = page.getByRole('banner');
    return tap(page, header.getByRole('button', { name }).or(header.getByRole('link', { name })));
  },
};

const firstInteractions: readonly FirstInteraction[] = [
  menuInteraction,
  {
    name: 'a job of the workflow',
    paths: ['/'],
    event: 'pointerdown',
    effect: `[...document.querySelectorAll('[aria-expanded=true], [aria-selected=true]')].some((one) => one.textContent.trim() === label)`,
    target: (page, words) =>
      tap(
        page,
        page.getByRole('main').getByText(words.text('home.workflow.template.name'), { exact: true }).first(),
      ),
  },
  {
    name: 'monthly billing',
    paths: ['/pricing'],
    event: 'pointerdown',
    effect: `[...document.querySelectorAll('[aria-pressed=true]')].some((one) => one.textContent.trim() === label)`,
    target: (page, words) =>
      tap(
        page,
        page.getByRole('button', { name: words.text('pricing.billing.monthly'), exact: true }).first(),
      ),
  },
  {
    name: 'the filter of questions',
    paths: ['/faq'],
    event: 'keydown',
    effect: `${visibleQuestions} < Number(label)`,
    async target(page) {
      const field = page.getByRole('searchbox');
      await field.scrollIntoViewIfNeeded();
      return {
        label: String(await page.evaluate(visibleQuestions)),
        perform: () => field.focus().then(() => page.keyboard.type('Word')),
      };
    },
  },
  {
    name: 'scroll to the end',
    event: 'scroll',
    effect: 'scrollY + innerHeight >= document.documentElement.scrollHeight - 2',
    async target(page) {
      return {
        label: '',
        perform: () =>
          page.evaluate(async () => {
            const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
            while (!isAtEnd()) {
              scrollBy({ top: innerHeight / 2, behavior: 'instant' });
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }
          }),
      };
    },
  },
];

/** The first interactions that are measured on a page. */
export const interactionsOf = (path: string) =>
  firstInteractions.filter(({ paths }) => paths?.includes(path) ?? true);
