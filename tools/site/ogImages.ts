import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages, openings } from '../../src/paths.ts';

/** Size of Open Graph images in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;

/** Pages with an Open Graph image of their own. */
export const ogImagePaths: readonly string[] = [...listedPages, ...openings].map(({ path }) => path);

/** The name of a page in those of its pictures. */
export const pictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Address of a route's Open Graph image. Posts use their blog's, unlisted pages the landing page's. */
export function ogImageAddress(route: string, language: string): string {
  const path = route === '/blog/:slug' ? '/blog' : ogImagePaths.includes(route) ? route : '/';
  return `/media/og/${pictureName(path)}-${language}.png`;
}

/** @throws Error naming pages without an Open Graph image, and how to draw it. */
export function assertOgImages(folder: string, languages: readonly string[]): void {
  const missing = ogImagePaths.flatMap((path) =>
    languages
      .filter((language) => !existsSync(join(folder, ogImageAddress(path, language))))
      .map((language) => `${path} (${language})`),
  );
  if (missing.length)
    throw new Error(
      `These pages have no picture for shared links: ${missing.join(', ')}. Draw them with \`npm run media -- og\`.`,
    );
}
