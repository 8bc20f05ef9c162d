import { expect, type Locator, type Page } from '@playwright/test';
import { finishAnimations } from './animations.ts';
import { messages } from './messages.ts';
import type { Language } from './site.ts';

/** Locators of the page's decisions. */
export function decisions(page: Page, language: Language = 'en') {
  const { text, label } = messages(language);
  const button = (within: ReturnType<Page['locator']>) => (name: 'accept' | 'reject' | 'undo') =>
    within.getByRole('button', { name: text(`home.redline.${name}`), exact: true });
  const cards = page.getByRole('group', { name: label('home.hero.cards'), exact: true });
  const playbook = page.locator('#expertise');
  const note = page.locator('h1 + div');
  const redline = page.getByRole('group', { name: text('home.redline.label') });
  const forum = page.locator('#hebrew_support');
  return {
    text,
    label,
    note,
    noteButton: button(note),
    cards,
    card: button(cards),
    playbook,
    playbookButton: button(playbook),
    redline,
    redlineButton: button(redline),
    forum,
    forumButton: button(forum),
    /** The document beside the cards, present after the first decision on it. */
    sheet: page.locator('main section').first().locator('p').filter({ hasText: '9.1' }),
    status: page.locator('main > [role=status]'),
    tally: (done: number, all: number) => label('home.decisions.tally', { done, all }),
    sum: (kind: 'none' | 'other', values?: Record<string, number>) => decisionSum(language, kind, values),
  };
}

/** The summary of the decisions: of none, or of others with their numbers. */
export const decisionSum = (
  language: Language,
  kind: 'none' | 'other',
  values: Record<string, number> = {},
): string =>
  messages(language)
    .text('home.signing.sum', values)
    .match(new RegExp(`${kind} \\{(.*?)\\}(?: other|\\}|$)`))![1]!;

/** Ends the title's opening animation, after which its note can decide. */
export async function endOpening(title: Locator) {
  await finishAnimations(title);
  await expect(title.locator('.original')).toHaveCount(0);
}

/** Decisions that the browser keeps. */
export const keptDecisions = (page: Page) => page.evaluate(() => localStorage.getItem('stet.decisions'));
