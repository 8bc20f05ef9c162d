/**
 * `npm run audit`: axe over every page of the build in `dist`, in both languages and both colour schemes. Writes what it found
 * to `src/data/audit.json`, which the accessibility statement reports, and lists it. Build before and after.
 */
import { writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Audit } from '../../src/data/audit.ts';
import { languageCodes } from '../../src/locale/languages.ts';
import { openings, pagePaths } from '../../src/paths.ts';
import { scrollThrough } from '../../tests/e2e/support/hydration.ts';
import { browserFlags, ensureBrowser } from '../browser.ts';

const file = 'src/data/audit.json';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const schemes = ['light', 'dark'] as const;
const paths = [...pagePaths, ...openings.map(({ path }) => path), '/blog/read-the-definitions-last'];

/** One page in one language and scheme: the rules that were applied, and a line for each violation. */
async function check(page: Page) {
  const { testEngine, ...results } = await new AxeBuilder({ page }).withTags(levels).analyze();
  const { passes, incomplete, inapplicable, violations } = results;
  return {
    engine: `${testEngine.name} ${testEngine.version}`,
    rules: [...passes, ...incomplete, ...inapplicable, ...violations].map(({ id }) => id),
    found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
  };
}

const server = await preview({ mode: 'demo', preview: { port: Number(process.env.PORT ?? 4183) } });
const address = server.resolvedUrls!.local[0]!;
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

const rules = new Set<string>();
let engine = '';
const pages: Audit['pages'] = paths.map((path) => ({ path, forms: 0, violations: 0 }));
for (const language of languageCodes) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lng', value: language, url: address }]);
  // tsx wraps functions in a helper of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  for (const entry of pages) {
    await page.goto(new URL(entry.path, address).href);
    await scrollThrough(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const result = await check(page);
      engine = result.engine;
      result.rules.forEach((rule) => rules.add(rule));
      entry.forms += 1;
      entry.violations += result.found.length;
      console.log(`${entry.path} ${language} ${colorScheme}: ${result.found.length} found`);
      result.found.forEach((line) => console.log(`  ${line}`));
    }
  }
  await context.close();
}

const audit: Audit = {
  date: new Date().toISOString().slice(0, 10),
  engine,
  browser: `Chromium ${browser.version().split('.')[0]}`,
  rules: rules.size,
  pages,
};
writeFileSync(file, `${JSON.stringify(audit, null, 2)}\n`);
await browser.close();
await server.close();
console.log(`${file}: ${pages.length} pages, ${rules.size} rules`);
