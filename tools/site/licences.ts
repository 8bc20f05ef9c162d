import { readFileSync } from 'node:fs';

/** A package that the build has bundled, as Vite's `build.license` lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Its licence's SPDX identifier. */
  identifier?: string;
  text?: string | undefined;
}

/** Where the build lists what it has bundled; pages link to what is made of it. */
export const bundledFile = '.vite/licences.json';

/** The fonts that pages load, with their licences beside them. */
const fonts = [
  { name: 'Frank Ruhl Libre (font)', file: 'theme/fonts/frank-ruhl-libre-OFL.txt' },
  { name: 'Heebo (font)', file: 'theme/fonts/heebo-OFL.txt' },
];

/**
 * `third-party-licences.txt`: everything of others that visitors are sent, with the words of its licence. Packages that have the same
 * words share them.
 * @throws Error naming a package that comes without any: its licence demands that they be passed on.
 */
export function thirdPartyLicences(packages: readonly BundledPackage[]): string {
  const entries = [
    ...packages.map(({ name, version, identifier, text }) => {
      if (!text) throw new Error(`${name} ${version} (${identifier}) has no licence file to pass on.`);
      return { title: `${name} ${version} (${identifier})`, text };
    }),
    ...fonts.map(({ name, file }) => ({
      title: `${name} (OFL-1.1)`,
      text: readFileSync(file, 'utf8').trim(),
    })),
  ];
  const titles = new Map<string, string[]>();
  for (const { title, text } of entries) titles.set(text, [...(titles.get(text) ?? []), title]);
  const rule = '-'.repeat(72);
  return [
    'Software and fonts of others that this site sends to its visitors, with their licences.',
    ...[...titles].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}`),
    '',
  ].join('\n\n');
}
