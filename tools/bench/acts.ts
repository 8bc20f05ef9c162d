import type { Locator, Page } from '@playwright/test';
import { faqItems } from '../../src/data/faq.ts';
import type { messages } from '../../tests/e2e/support/messages.ts';

type Words = ReturnType<typeof messages>;

/** A possible first action of a visitor. */
export interface FirstAct {
  name: string;
  /** The only path with this action; all by default. */
  path?: string;
  /** The event that starts it. */
  event: 'pointerdown' | 'keydown' | 'scroll';
  /** An expression evaluated in each frame that is true when the effect is visible; `label` is the pressed control's. */
  effect: string;
  /** The control to tap, or type into. */
  control?: (page: Page, words: Words) => Locator;
}

const some = (selector: string, test: string) =>
  `[...document.querySelectorAll('${selector}')].some((one) => ${test})`;

const acts: readonly FirstAct[] = [
  {
    name: 'menu',
    event: 'pointerdown',
    effect: some('[role=dialog] nav a', 'one.checkVisibility()'),
    control: (page, { label }) => page.getByRole('banner').getByLabel(label('shell.menu.open')),
  },
  {
    name: 'a job of the workflow',
    path: '/',
    event: 'pointerdown',
    effect: some('[aria-expanded=true], [aria-selected=true]', 'one.textContent.trim() === label'),
    control: (page, { text }) =>
      page.getByRole('main').getByText(text('home.workflow.template.name'), { exact: true }).first(),
  },
  {
    name: 'a plan’s size',
    path: '/pricing',
    event: 'pointerdown',
    effect: some('[role=menu]', 'one.checkVisibility()'),
    control: (page, { text }) =>
      page
        .getByRole('article', { name: text('pricing.plan.organization') })
        .getByRole('button')
        .first(),
  },
  {
    name: 'the filter of questions',
    path: '/faq',
    event: 'keydown',
    effect: `document.querySelectorAll('main h2').length < ${faqItems.length}`,
    control: (page) => page.getByRole('searchbox'),
  },
  {
    name: 'scroll to the end',
    event: 'scroll',
    effect: 'scrollY + innerHeight >= document.documentElement.scrollHeight - 2',
  },
];

export const actsOf = (path: string) => acts.filter((act) => (act.path ?? path) === path);

/** Finds the control. @returns its label, and a function that performs the action without Playwright's checks. */
export async function prepare({ event, control }: FirstAct, page: Page, words: Words) {
  const target = control?.(page, words);
  await target?.scrollIntoViewIfNeeded();
  const label = (await target?.textContent())?.trim() ?? '';
  const { x = 0, y = 0, width = 0, height = 0 } = (await target?.boundingBox()) ?? {};
  const perform = async () => {
    if (event === 'pointerdown') return page.touchscreen.tap(x + width / 2, y + height / 2);
    if (event === 'keydown') return target?.pressSequentially('Word');
    return page.evaluate(async () => {
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
        scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    });
  };
  return { label, perform };
}
