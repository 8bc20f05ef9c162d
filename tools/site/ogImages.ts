import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ogImageAddress } from '../../src/components/ogImage.ts';
import { listedPages, openings } from '../../src/paths.ts';

/** Pages with an Open Graph image of their own. */
export const ogImagePaths: readonly string[] = [...listedPages, ...openings].map(({ path }) => path);

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
