import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundled package as listed by Vite's `build.license`. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX identifier. */
  identifier?: string;
  text?: string | undefined;
}

/** Vite's list of bundled packages, from which the page's licence file is made. */
export const bundledFile = '.vite/licences.json';

/** Fonts of the pages, with their licences. */
const fonts = [
  { name: 'Frank Ruhl Libre (font)', file: 'frank-ruhl-libre-OFL.txt' },
  { name: 'Heebo (font)', file: 'heebo-OFL.txt' },
].map(({ name, file }) => ({
  title: `${name} (OFL-1.1)`,
  text: readFileSync(join(import.meta.dirname, '../../theme/fonts', file), 'utf8').trim(),
}));

/**
 * `third-party-licences.txt`: the licences of everything that visitors download; packages with the same text share it.
 * @throws Error naming a package without a licence text, which its licence requires.
 */
export function thirdPartyLicences(packages: readonly BundledPackage[]): string {
  const software = packages.map(({ name, version, identifier, text }) => {
    if (!text) throw new Error(`${name} ${version} (${identifier}) has no licence file to pass on.`);
    return { title: `${name} ${version} (${identifier})`, text };
  });
  const titles = new Map<string, string[]>();
  for (const { title, text } of [...software, ...fonts])
    titles.set(text, [...(titles.get(text) ?? []), title]);
  const rule = '-'.repeat(72);
  return [
    'Software and fonts of others that this site sends to its visitors, with their licences.',
    ...[...titles].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}`),
    '',
  ].join('\n\n');
}
