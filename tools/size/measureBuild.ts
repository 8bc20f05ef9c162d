import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a visitor of one prerendered page downloads, in bytes as they travel (brotli, where a file has that form). */
export interface PageSize {
  /** The file of the page, relative to the build: `he/contact.html`. */
  file: string;
  language: 'en' | 'he';
  html: number;
  /** The fonts that the page preloads. */
  fonts: number;
  /** The scripts that run before the visitor acts, as addresses. */
  firstScripts: string[];
  /** Every script that the page can ask for; not the search, nor other pages, whose code comes when their links are near. */
  allScripts: string[];
  /** What the search adds to them, when it is opened. */
  search: string[];
}

const isPage = /^src\/pages\/(\w+\/)?\w+Page\.tsx$/;
const rightToLeft = 'theme/src/rightToLeft.ts';

/** What only a visitor who asks for it downloads, on any page: it has a budget of its own (X15). */
const search = 'src/layout/search/SearchDialog.tsx';

/** Size of a file of the build as it is sent. */
export function sentBytes(outDir: string, file: string): number {
  for (const name of [`${file}.br`, file]) {
    const found = statSync(join(outDir, name), { throwIfNoEntry: false });
    if (found) return found.size;
  }
  throw new Error(`${file} is named by the build, but not in ${outDir}.`);
}

/** Every chunk that can be reached from some chunks; `goesOn` says which imports to follow. */
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

/** Measures one page of a build by its HTML and the build's manifest. */
export function measurePage(outDir: string, manifest: Manifest, file: string): PageSize {
  const html = readFileSync(join(outDir, file), 'utf8');
  const language = file.startsWith('he/') ? 'he' : 'en';
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);

  const keyOf = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const named = [
    ...addresses(/<script type="module"[^>]* src="\/([^"]+)"/g),
    ...addresses(/<link rel="modulepreload" href="\/([^"]+)"/g),
  ].map((address) => keyOf.get(address)!);
  if (language === 'he') named.push(rightToLeft);

  const statically = (key: string) => manifest[key]?.imports ?? [];
  const first = reach(manifest, named, statically);
  const all = reach(manifest, first, (key) => [
    ...statically(key),
    ...(manifest[key]?.dynamicImports ?? []).filter(
      (wanted) => wanted !== search && (!isPage.test(wanted) || first.includes(wanted)),
    ),
  ]);
  const searching = reach(manifest, [search], statically).filter((key) => !all.includes(key));
  const files = (keys: string[]) =>
    keys.map((key) => manifest[key]!.file).filter((name) => name.endsWith('.js'));

  const fonts = addresses(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g);
  return {
    file,
    language,
    html: sentBytes(outDir, file),
    fonts: fonts.reduce((sum, font) => sum + sentBytes(outDir, font), 0),
    firstScripts: files(first),
    search: files(searching),
    allScripts: files(language === 'he' ? all : all.filter((key) => key !== rightToLeft)),
  };
}

/** Posts weigh what the file for any post weighs; the length of their texts is their editors' business. */
const isPost = (file: string) => /^(he\/)?blog\//.test(file);

/** Measures every prerendered page of a build. `manifestFile` is Vite's manifest of its browser part. */
export function measureBuild(outDir: string, manifestFile: string): PageSize[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = Object.keys(JSON.parse(readFileSync(join(outDir, 'headers.json'), 'utf8')) as object);
  return files.filter((file) => !isPost(file)).map((file) => measurePage(outDir, manifest, file));
}
