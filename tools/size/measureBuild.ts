import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** What a page downloads. */
export type PageSize = ReturnType<typeof measurePage>;

const isPage = /^src\/pages\/(\w+\/)?\w+Page\.tsx$/;
const rightToLeft = 'theme/src/rightToLeft.ts';

/** Loaded on demand on any page, with a separate budget. */
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
function reach(start: string[], next: (key: string) => string[]): string[] {
  const reached = new Set(start);
  for (const key of reached) next(key).forEach((one) => reached.add(one));
  return [...reached];
}

/**
 * Measures one page of a build, in bytes as sent.
 * @param file relative to the build: `he/contact/index.html`.
 */
export function measurePage(outDir: string, manifest: Manifest, file: string) {
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
  const before = reach(chunks(first), statically);
  const starting = reach([...before, ...app], statically);
  const all = reach(starting, (key) => [
    ...statically(key),
    ...(manifest[key]?.dynamicImports ?? []).filter(
      (wanted) => wanted !== search && (!isPage.test(wanted) || starting.includes(wanted)),
    ),
  ]).filter((key) => language === 'he' || key !== rightToLeft);
  const searching = reach([search], statically).filter((key) => !all.includes(key));
  const files = (keys: string[]) =>
    keys.map((key) => manifest[key]!.file).filter((name) => name.endsWith('.js'));

  const sum = (names: string[], sizeOf: (name: string) => number) =>
    names.reduce((total, name) => total + sizeOf(name), 0);
  const inline = addresses(/<script>([\s\S]*?)<\/script>/g).join('');
  return {
    file,
    language,
    html: sentBytes(outDir, file),
    /** Inline and linked styles, uncompressed: the browser parses all of the former before it paints. */
    css: Buffer.byteLength(addresses(/<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    linkedCss: sum(
      addresses(/<link rel="stylesheet" href="\/([^"]+)"/g),
      (name) => statSync(join(outDir, name)).size,
    ),
    /** Preloaded ones. */
    fonts: sum(addresses(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g), (name) =>
      sentBytes(outDir, name),
    ),
    inlineScripts: inline ? brotliCompressSync(inline).length : 0,
    /** Files of scripts that run before the visitor interacts. */
    firstScripts: [...new Set([...first, ...files(before)])],
    /** Those that start the application. */
    appScripts: files(starting.filter((key) => !before.includes(key))),
    /** Every one that the page can load, except the search and other pages. */
    allScripts: files(all.filter((key) => !before.includes(key))),
    /** What the search adds. */
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
