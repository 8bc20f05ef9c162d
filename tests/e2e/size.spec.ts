import { inLanguage } from '../../src/paths.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { measurePage, sentBytes } from '../../tools/size/measureBuild.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const outDir = process.env.OUT_DIR ?? 'dist';
const manifest = JSON.parse(readFileSync(`.cache/ssr-${outDir}/manifest.json`, 'utf8')) as Manifest;

/** Requests by file ending, with their transfer sizes; cached files count as zero. */
function listen(page: Page, ending: string) {
  const files = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (!file.endsWith(ending)) return;
    const { responseBodySize } = await request.sizes();
    files.set(file, Math.max(files.get(file) ?? 0, responseBodySize));
  });
  return files;
}

for (const language of languages) {
  const file = language === 'he' ? 'he/index.html' : 'index.html';

  test(`the landing page loads one small script file, then fetches what the budgets count, in ${languageNames[language]} (X19)`, async ({
    page,
  }) => {
    const measured = measurePage(outDir, manifest, file);
    const scripts = listen(page, '.js');
    const fonts = listen(page, '.woff2');
    await page.goto(inLanguage('/', language));
    const early = () =>
      page.evaluate(() => {
        const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ];
        const files = performance.getEntriesByType('resource');
        return files
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart)
          .map(({ name }) => new URL(name).pathname.slice(1));
      });
    // The loader's worker runs later, in idle time; the browser reports no size for it.
    const worker = measured.firstScripts.find((name) => name.startsWith('assets/locales-'));
    await expect.poll(early).toEqual(measured.firstScripts.filter((name) => name !== worker));

    await expect.poll(() => measured.appScripts.filter((name) => !scripts.has(name))).toEqual([]);
    // Compiled ahead, on another thread; functions as well in the chunks that every page starts with.
    const compiled = () =>
      page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLLinkElement).href).pathname.slice(1)),
        );
    await expect.poll(compiled).toEqual(expect.arrayContaining(measured.appScripts));
    const hinted = measured.appScripts.filter((name) =>
      readFileSync(join(outDir, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(hinted).toEqual([
      expect.stringMatching(/^assets\/react-/),
      expect.stringMatching(/^assets\/initial-/),
    ]);
    expect(
      [...scripts.keys()].filter(
        (name) => ![...measured.firstScripts, ...measured.allScripts].includes(name),
      ),
    ).toEqual([]);
    for (const [name, size] of scripts) if (name !== worker) expect(size, name).toBe(sentBytes(outDir, name));
    await expect.poll(() => fonts.size).toBeGreaterThan(1);
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(
      language === 'he' ? 110_000 : 80_000,
    );
  });
}
