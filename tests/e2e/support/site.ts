import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { openings, pagePaths } from '../../../src/paths.ts';
import { readSite } from '../../../src/siteSchema.ts';

/** The configuration of the site under test: the demo's. */
export const site = readSite(parseEnv(readFileSync('.env.demo', 'utf8')));

export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** What tests call a language, what it calls itself, and where its lines begin. */
export const languageNames: Record<Language, string> = { en: 'English', he: 'Hebrew' };
export const ownNames: Record<Language, string> = { en: 'English', he: 'עברית' };
export const directions: Record<Language, string> = { en: 'ltr', he: 'rtl' };

/** An address that no page has. */
export const unknownPath = '/no-such-page';

/** A post that both blogs hold. */
export const postPath = '/blog/read-the-definitions-last';

/** One address of every kind of page: all that have a path of their own, an opening, a post, and one that does not exist. */
export const addresses: readonly string[] = [...pagePaths, openings[0].path, postPath, unknownPath];

/** Every address in every language, for tests that hold for all of them. */
export const everyPage = languages.flatMap((language) =>
  addresses.map((path) => ({ path, language, name: `${path} in ${languageNames[language]}` })),
);
