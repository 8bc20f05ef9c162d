import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { languageCodes, type Language } from '../../../src/locale/languages.ts';
import { openings, pagePaths } from '../../../src/paths.ts';
import { readSite } from '../../../src/siteSchema.ts';

/** The demo's configuration. */
export const site = readSite(parseEnv(readFileSync('.env.demo', 'utf8')));

export const languages = languageCodes;
export type { Language };

/** Names of a language in test titles and menus, and its direction. */
export const languageNames: Record<Language, string> = { en: 'English', he: 'Hebrew' };
export const ownNames: Record<Language, string> = { en: 'English', he: 'עברית' };
export const directions: Record<Language, string> = { en: 'ltr', he: 'rtl' };

export const unknownPath = '/no-such-page';

/** The path of every page but posts. */
export const pathsWithoutPosts = [...pagePaths(), ...openings.map(({ path }) => path)];

/** A post that exists in both blogs. */
export const postPath = '/blog/read-the-definitions-last';

/** One address of every kind of page: every path, an opening, a post and an unknown one. */
export const addresses: readonly string[] = [...pagePaths(), openings[0].path, postPath, unknownPath];

/** Every address in both languages. */
export const everyPage = languages.flatMap((language) =>
  addresses.map((path) => ({ path, language, name: `${path} in ${languageNames[language]}` })),
);
