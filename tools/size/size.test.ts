import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBudgets, complaints, type Budgets } from './checkBudgets.ts';
import { measurePage } from './measureBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'size-'));

/** A build of two pages: an entry, a page with a shared chunk and a late part, another page, the right-to-left plugin. */
const manifest: Manifest = {
  'index.html': {
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
    imports: ['index.html', '_shared'],
    dynamicImports: ['src/late.tsx', 'src/layout/search/SearchDialog.tsx'],
  },
  'src/layout/search/SearchDialog.tsx': { file: 'search.js', imports: ['_shared'] },
  'src/pages/BPage.tsx': { file: 'b.js', imports: ['index.html'] },
  'src/Footer.tsx': { file: 'footer.js', imports: ['_shared'] },
  'src/late.tsx': { file: 'late.js', imports: ['src/pages/APage/APage.tsx'] },
  _shared: { file: 'shared.js' },
  'theme/src/rightToLeft.ts': { file: 'rtl.js' },
  'theme/fonts/a.woff2': { file: 'a.woff2' },
};

const html = `
  <link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>
  <link rel="modulepreload" href="/a.js" fetchpriority="low"><link rel="modulepreload" href="/shared.js">
  <script type="module" src="/entry.js" fetchpriority="low"></script>`;

beforeAll(() => {
  mkdirSync(join(folder, 'he'));
  for (const { file } of Object.values(manifest)) writeFileSync(join(folder, file), 'x'.repeat(9000));
  for (const { file } of Object.values(manifest)) writeFileSync(join(folder, `${file}.br`), 'x'.repeat(1000));
  rmSync(join(folder, 'a.woff2.br'));
  for (const page of ['a.html', 'he/a.html']) writeFileSync(join(folder, page), html);
});
afterAll(() => rmSync(folder, { recursive: true }));

const english = () => measurePage(folder, manifest, 'a.html');
const hebrew = () => measurePage(folder, manifest, 'he/a.html');

describe('the scripts of a page', () => {
  it('that run before the visitor acts are those its HTML names, and what they import', () => {
    expect(english().firstScripts.sort()).toEqual(['a.js', 'entry.js', 'shared.js']);
  });

  it('in all are those it can ask for, but not other pages', () => {
    expect(english().allScripts.sort()).toEqual(['a.js', 'entry.js', 'footer.js', 'late.js', 'shared.js']);
  });

  it('leave the search to its own measure, which counts what it adds', () => {
    expect(english().search).toEqual(['search.js']);
  });

  it('count the right-to-left plugin in Hebrew, from the start', () => {
    expect(hebrew().firstScripts).toContain('rtl.js');
  });
});

describe('budgets', () => {
  const everyPage = { firstScripts: 3, allScripts: 5, search: 1, html: 1, fontsEn: 9, fontsHe: 9 };
  const budgets: Budgets = { everyPage, hebrewScripts: { more: 0, why: 'for the test' }, exceptions: {} };
  const judge = (page: ReturnType<typeof english>, changes: Partial<Budgets> = {}) =>
    complaints(checkBudgets(folder, [page], { ...budgets, ...changes }));

  it('count what travels: the compressed form, and a font as it is', () => {
    const sizes = checkBudgets(folder, [english()], budgets).map(({ measure, size }) => [measure, size]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ['firstScripts', 3],
        ['allScripts', 5],
        ['fonts', 9],
      ]),
    );
  });

  it('are silent about what is exactly at the limit', () => {
    expect(judge(english())).toEqual([]);
  });

  it('complain of each measure above its limit, in a sentence', () => {
    expect(judge(hebrew())).toEqual([
      'he/a.html: scripts before the visitor acts weigh 4.0 kB, the budget is 3 kB.',
      'he/a.html: all its scripts weigh 6.0 kB, the budget is 5 kB.',
    ]);
  });

  it('make an exception for a page in both languages', () => {
    const exceptions = { 'a.html': { firstScripts: 4, allScripts: 6, why: 'for the test' } };
    expect(judge(hebrew(), { exceptions })).toEqual([]);
  });

  it('let the scripts of a Hebrew page weigh as much more as they say', () => {
    const hebrewScripts = { more: 1, why: 'for the test' };
    expect(judge(hebrew(), { hebrewScripts })).toEqual([]);
    const exceptions = { 'a.html': { firstScripts: 2, why: 'for the test' } };
    expect(judge(hebrew(), { hebrewScripts, exceptions })).toEqual([
      'he/a.html: scripts before the visitor acts weigh 4.0 kB, the budget is 3 kB.',
    ]);
  });
});
