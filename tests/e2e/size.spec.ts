import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { measurePage, sentBytes } from '../../tools/size/measureBuild.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const outDir = process.env.OUT_DIR ?? 'dist';
const manifest = JSON.parse(readFileSync(`.cache/ssr-${outDir}/manifest.json`, 'utf8')) as Manifest;
/** The files of a kind that the page has asked for so far, and what they weighed on the wire. */
function listen(page: Page, ending: string) {
  const files = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (file.endsWith(ending)) files.set(file, (await request.sizes()).responseBodySize);
  });
  return files;
}

for (const language of languages) {
  const file = language === 'he' ? 'he/index.html' : 'index.html';

  test(`the landing page downloads what the budgets count before the visitor acts, in ${languageNames[language]}`, async ({
    page,
    visit,
  }) => {
    const measured = measurePage(outDir, manifest, file);
    const scripts = listen(page, '.js');
    const fonts = listen(page, '.woff2');
    await visit('/', { language });
    await page.evaluate(() => document.fonts.ready);
    expect([...scripts.keys()].sort()).toEqual(measured.firstScripts.sort());
    for (const [name, size] of scripts) expect(size, name).toBe(sentBytes(outDir, name));
    expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(
      language === 'he' ? 110_000 : 80_000,
    );
  });
}
