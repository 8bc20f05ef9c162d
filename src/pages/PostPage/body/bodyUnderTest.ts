import { prepareBody } from './prepareBody';

const words = {
  watch: (host: string) => `Watch on ${host}`,
  open: (host: string) => `Open on ${host}`,
  newTab: 'opens in a new tab',
  table: 'Table',
  date: (day: string) => `the day ${day}`,
  rating: (stars: number) => `${stars} of 5`,
};
export const blog = 'https://blog.example';
export const options = {
  words,
  direction: 'ltr' as const,
  isOwn: (address: string) =>
    address.startsWith('/') || address.startsWith(`${blog}/`) || address.startsWith('data:'),
};

/** A post's HTML as the page shows it. */
export function body(
  html: string,
  overrides: Partial<typeof options> | { direction: 'rtl' } = {},
): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = String(prepareBody(html, { ...options, ...overrides }).html);
  return root;
}
