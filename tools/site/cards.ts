import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages, openings } from '../../src/paths.ts';

/** Size of the picture that a shared link shows, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pages that have a card of their own: all that visitors are shown. */
export const cardPaths: readonly string[] = [...listedPages, ...openings].map(({ path }) => path);

/** Address of the card of a route in a language. A post shows its blog's, a page that is not listed the landing page's. */
export function cardAddress(route: string, language: string): string {
  const path = route === '/blog/:slug' ? '/blog' : cardPaths.includes(route) ? route : '/';
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/media/og/${name}-${language}.png`;
}

/** @throws Error naming every page without its card, and how to draw it. */
export function assertCards(folder: string, languages: readonly string[]): void {
  const missing = cardPaths.flatMap((path) =>
    languages
      .filter((language) => !existsSync(join(folder, cardAddress(path, language))))
      .map((language) => `${path} (${language})`),
  );
  if (missing.length)
    throw new Error(
      `These pages have no picture for shared links: ${missing.join(', ')}. Draw them with \`npm run media -- og\` (X11).`,
    );
}
