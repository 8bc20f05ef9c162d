import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBudgets, overBudget, type Budgets } from './checkBudgets.ts';
import { measurePage } from './measureBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'size-'));

/** Two pages: an entry, a page with a shared chunk and a lazy part, another page, the right-to-left plugin. */
const manifest: Manifest = {
  'src/main.tsx': {
    file: 'entry.js',
    isEntry: true,
    dynamicImports: [
      'src/pages/APage/APage.tsx',
      'src/pages/BPage.tsx',
      'src/Footer.tsx',
      'theme/src/rightToLeft.ts',
    ],
  },
  'src/pages/APage/APage.tsx': {
    file: 'a.js',
    imports: ['src/main.tsx', '_shared'],
    dynamicImports: ['src/late.tsx', 'src/layout/search/SearchDialog.tsx'],
  },
  'src/layout/search/SearchDialog.tsx': { file: 'search.js', imports: ['_shared'] },
  'src/pages/BPage.tsx': { file: 'b.js', imports: ['src/main.tsx'] },
  'src/Footer.tsx': { file: 'footer.js', imports: ['_shared'] },
  'src/late.tsx': { file: 'late.js', imports: ['src/pages/APage/APage.tsx'] },
  'src/start.ts': { file: 'start.js', isEntry: true, imports: ['_small'] },
  _small: { file: 'small.js' },
  _shared: { file: 'shared.js' },
  'theme/src/rightToLeft.ts': { file: 'rtl.js' },
  'theme/fonts/a.woff2': { file: 'a.woff2' },
  'later.css': { file: 'later.css' },
};

const page = (files: string) => `
  <style>p{top:0}</style><style data-served="k">.k{left:0}</style>
  <link rel="stylesheet" href="/later.css"><link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>
  <script>${'start();'.repeat(100)}</script>
  <script async type="module" crossorigin src="/start.js"></script>
  <script type="application/ld+json">{"is": "data"}</script>
  <div id="root" data-files="${files}"></div>`;

beforeAll(() => {
  mkdirSync(join(folder, 'he'));
  for (const { file } of Object.values(manifest)) writeFileSync(join(folder, file), 'x'.repeat(9000));
  for (const { file } of Object.values(manifest)) writeFileSync(join(folder, `${file}.br`), 'x'.repeat(1000));
  rmSync(join(folder, 'a.woff2.br'));
  writeFileSync(join(folder, 'a.html'), page('/entry.js /a.js /shared.js /words.json'));
  writeFileSync(join(folder, 'he/a.html'), page('/entry.js /rtl.js /a.js /shared.js /words.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const english = () => measurePage(folder, manifest, 'a.html');
const hebrew = () => measurePage(folder, manifest, 'he/a.html');

describe('the scripts of a page', () => {
  it('before the visitor interacts are those in its HTML, with their imports', () => {
    expect(english().firstScripts.sort()).toEqual(['small.js', 'start.js']);
  });

  it('in its HTML count compressed, and data blocks do not count', () => {
    expect(english().inlineScripts).toBe(brotliCompressSync('start();'.repeat(100)).length);
  });

  it('of the application’s start are those listed in the HTML', () => {
    expect(english().appScripts.sort()).toEqual(['a.js', 'entry.js', 'shared.js']);
    expect(hebrew().appScripts).toContain('rtl.js');
  });

  it('after the visitor interacts are all it can load, except other pages', () => {
    expect(english().allScripts.sort()).toEqual(['a.js', 'entry.js', 'footer.js', 'late.js', 'shared.js']);
  });

  it('are measured separately for the search', () => {
    expect(english().search).toEqual(['search.js']);
  });

  it('count the right-to-left plugin in Hebrew', () => {
    expect(hebrew().allScripts).toContain('rtl.js');
  });
});

it('counts all inline and linked styles of a page, uncompressed', () => {
  expect(english().css).toBe('p{top:0}.k{left:0}'.length);
  expect(english().linkedCss).toBe(9000);
});

describe('budgets', () => {
  const everyPage = {
    firstScripts: 3,
    appScripts: 4,
    allScripts: 5,
    search: 1,
    html: 3,
    css: 1,
    allCss: 10,
    fontsEn: 9,
    fontsHe: 9,
  };
  const budgets: Budgets = { everyPage, hebrewScripts: { more: 0, why: 'for the test' }, exceptions: {} };
  const judge = (page: ReturnType<typeof english>, changes: Partial<Budgets> = {}) =>
    overBudget(checkBudgets(folder, [page], { ...budgets, ...changes }));

  it('count bytes as sent: compressed, fonts as they are', () => {
    const sizes = checkBudgets(folder, [english()], budgets).map(({ measure, size }) => [measure, size]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['allScripts', 5],
        ['css', 0.018],
        ['allCss', 9.018],
        ['fonts', 9],
      ]),
    );
  });

  it('accept a size exactly at the limit', () => {
    expect(judge(english())).toEqual([]);
  });

  it('report each measure above its limit', () => {
    expect(judge(hebrew())).toEqual([
      'he/a.html: all scripts that it can ask for weigh 6.0 kB, the budget is 5 kB.',
    ]);
    expect(judge(english(), { everyPage: { ...everyPage, css: 0.01 } })).toEqual([
      'a.html: inline styles weigh 0.0 kB, the budget is 0.01 kB.',
    ]);
  });

  it('make an exception for a page in both languages', () => {
    const exceptions = { 'a.html': { allScripts: 6, why: 'for the test' } };
    expect(judge(hebrew(), { exceptions })).toEqual([]);
  });

  it('make an exception for a Hebrew page alone', () => {
    const exceptions = { 'he/a.html': { allScripts: 6, why: 'for the test' } };
    expect(judge(hebrew(), { exceptions })).toEqual([]);
    const english = { ...exceptions, 'a.html': { allScripts: 5, why: 'for the test' } };
    expect(judge(hebrew(), { exceptions: english })).toEqual([]);
  });

  it('allow Hebrew scripts their extra size', () => {
    const hebrewScripts = { more: 1, why: 'for the test' };
    expect(judge(hebrew(), { hebrewScripts })).toEqual([]);
    const exceptions = { 'a.html': { firstScripts: 2, why: 'for the test' } };
    expect(judge(hebrew(), { hebrewScripts, exceptions })).toEqual([
      expect.stringContaining('scripts before the visitor interacts weigh 2.'),
    ]);
  });
});
