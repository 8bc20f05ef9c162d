import type { TextOf } from '../../../locale/useText';
import { site } from '../../../site';
import { prepareBody } from './prepareBody';

const text: TextOf = (id, { host, stars } = {}) =>
  ({
    'blog.body.watch': `Watch on ${host}`,
    'blog.body.open': `Open on ${host}`,
    'shell.link.newTab': 'opens in a new tab',
    'blog.body.table': 'Table',
    'blog.body.rating': `${stars} of 5`,
  })[String(id)] ?? id;

export const blog = 'https://blog.example';
export const options = {
  text,
  date: (day: string) => `the day ${day}`,
  language: 'en' as const,
  isOwn: (address: string) =>
    address.startsWith('/') || address.startsWith(`${blog}/`) || address.startsWith('data:'),
};

/** The English blog's address, as posts of it name it. */
export const english = site.blogs.en.url;

/** A post's HTML as the page shows it. */
export function body(
  html: string,
  overrides: Partial<Omit<typeof options, 'language'>> & { language?: 'en' | 'he'; url?: string } = {},
): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = String(prepareBody(html, { ...options, ...overrides }).html);
  return root;
}
