import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** What a page downloads, in bytes as sent. */
export interface PageSize {
  /** Relative to the build: `he/contact/index.html`. */
  file: string;
  language: 'en' | 'he';
  html: number;
  /** Inline styles, uncompressed: the browser parses all of them before it paints. */
  css: number;
  /** Linked styles, uncompressed. */
  linkedCss: number;
  /** Preloaded fonts. */
  fonts: number;
  /** Inline scripts, compressed separately. */
  inlineScripts: number;
  /** Scripts that run before the visitor acts. */
  firstScripts: string[];
  /** Scripts that start the application. */
  appScripts: string[];
  /** Every script that the page can load, except the search and other pages. */
  allScripts: string[];
  /** Additional scripts of the search. */
  search: string[];
}

const isPage = /^src\/pages\/(\w+\/)?\w+Page\.tsx$/;
const rightToLeft = 'theme/src/rightToLeft.ts';

/** Loaded on demand on any page, with a budget of its own. */
const search = 'src/layout/search/SearchDialog.tsx';

/** Size of a file as sent. */
export function sentBytes(outDir: string, file: string): number {
  for (const name of [`${file}.br`, file]) {
    const found = statSync(join(outDir, name), { throwIfNoEntry: false });
    if (found) return found.size;
  }
  throw new Error(`${file} is named by the build, but not in ${outDir}.`);
}

/** All chunks reachable from some; `next` selects the imports to follow. */
function reach(manifest: Manifest, start: string[], next: (key: string) => string[]): string[] {
  const reached = new Set<string>();
  function visit(key: string) {
    if (reached.has(key) || !manifest[key]) return;
    reached.add(key);
    next(key).forEach(visit);
  }
  start.forEach(visit);
  return [...reached];
}

/** Measures one page of a build. */
export function measurePage(outDir: string, manifest: Manifest, file: string): PageSize {
  const html = readFileSync(join(outDir, file), 'utf8');
  const language = file.startsWith('he/') ? 'he' : 'en';
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);

  const keyOf = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const chunks = (files: readonly string[]) =>
    files.map((address) => keyOf.get(address)).filter((key) => key !== undefined);
  // The loader is not in the manifest, and imports nothing.
  const first = [
    ...addresses(/<script [^>]*src="\/([^"]+)"/g),
    ...addresses(/<link rel="modulepreload" href="\/([^"]+)"/g),
  ];
  // What the start script fetches and imports (src/start).
  const app = chunks(
    addresses(/ data-files="([^"]*)"/g)
      .flatMap((list) => list.split(' '))
      .map((one) => one.slice(1)),
  );

  const statically = (key: string) => manifest[key]?.imports ?? [];
  const before = reach(manifest, chunks(first), statically);
  const starting = reach(manifest, [...before, ...app], statically);
  const all = reach(manifest, starting, (key) => [
    ...statically(key),
    ...(manifest[key]?.dynamicImports ?? []).filter(
      (wanted) => wanted !== search && (!isPage.test(wanted) || starting.includes(wanted)),
    ),
  ]).filter((key) => language === 'he' || key !== rightToLeft);
  const searching = reach(manifest, [search], statically).filter((key) => !all.includes(key));
  const files = (keys: string[]) =>
    keys.map((key) => manifest[key]!.file).filter((name) => name.endsWith('.js'));

  const fonts = addresses(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g);
  const inline = addresses(/<script>([\s\S]*?)<\/script>/g).join('');
  return {
    file,
    language,
    html: sentBytes(outDir, file),
    linkedCss: addresses(/<link rel="stylesheet" href="\/([^"]+)"/g).reduce(
      (sum, name) => sum + statSync(join(outDir, name)).size,
      0,
    ),
    css: Buffer.byteLength(addresses(/<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    fonts: fonts.reduce((sum, font) => sum + sentBytes(outDir, font), 0),
    inlineScripts: inline ? brotliCompressSync(inline).length : 0,
    firstScripts: [...new Set([...first, ...files(before)])],
    appScripts: files(starting.filter((key) => !before.includes(key))),
    allScripts: files(all.filter((key) => !before.includes(key))),
    search: files(searching),
  };
}

/** Prerendered posts are not measured: their length is their editors' business. */
const isPost = (file: string) => /^(he\/)?blog\/(?!index\.html$)/.test(file);

/** Measures every prerendered page. `manifestFile` is Vite's client manifest. */
export function measureBuild(outDir: string, manifestFile: string): PageSize[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = Object.keys(JSON.parse(readFileSync(join(outDir, 'headers.json'), 'utf8')) as object);
  return files.filter((file) => !isPost(file)).map((file) => measurePage(outDir, manifest, file));
}
