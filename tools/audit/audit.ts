/**
 * `npm run audit`: checks every page of the build in `dist` with two engines, in both languages, on a light desktop and a dark phone, with
 * everything opened that opens. Writes the results to `src/data/audit.json` for the accessibility statement; build before and after. `--
 * /pricing` checks one page and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { Argument, Command } from '@commander-js/extra-typings';
import type { Audit } from '../../src/data/audit.ts';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { inLanguage } from '../../src/paths.ts';
import { scrollThrough } from '../../tests/e2e/support/hydration.ts';
import { pathsWithoutPosts, postPath } from '../../tests/e2e/support/site.ts';
import { openDemo } from '../openDemo.ts';
import { askAxe, askIbm, suppressed } from '../../tests/e2e/support/engines.ts';
import { inEveryState } from './states.ts';

const file = 'src/data/audit.json';
const forms = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
const allPaths = [...pathsWithoutPosts, postPath];
const [namedPaths] = new Command()
  .addArgument(new Argument('[pages...]').choices(allPaths))
  .parse().processedArgs;
const paths = namedPaths.length ? namedPaths : allPaths;

const { address, version, openPage, close } = await openDemo(4183);

const ask = { axe: askAxe, ibm: askIbm };
const engines = { axe: { name: '', rules: new Set<string>() }, ibm: { name: '', rules: new Set<string>() } };
const pages: Audit['pages'] = paths.map((path) => ({ path, forms: 0, states: 0, violations: 0 }));

/** Audits every page in one language and form factor. */
async function examine(language: Language, form: (typeof forms)[number]): Promise<void> {
  // The engines are injected scripts, which the policy blocks.
  const page = await openPage({ ...form, bypassCSP: true });
  for (const entry of pages) {
    await page.goto(new URL(inLanguage(entry.path, language), address).href);
    await scrollThrough(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    entry.forms += 1;
    const where = entry === pages[0] ? 'body' : 'body > :not(#root), main, main ~ *';
    await inEveryState(page, where, async (state) => {
      entry.states += 1;
      for (const name of ['axe', 'ibm'] as const) {
        const result = await ask[name](page);
        engines[name].name = result.name;
        result.rules.forEach((rule) => engines[name].rules.add(rule));
        entry.violations += result.found.length;
        if (result.found.length) console.log(`${entry.path} ${language} ${form.colorScheme}, ${state}:`);
        result.found.forEach((line) => console.log(`  ${line}`));
      }
    });
    console.log(`${entry.path} ${language} ${form.colorScheme}: ${entry.violations} so far`);
  }
  await page.context().close();
}

// In parallel: each engine keeps a core busy.
await Promise.all(
  languageCodes.map(async (language) => {
    for (const form of forms) await examine(language, form);
  }),
);

const audit: Audit = {
  date: new Date().toISOString().slice(0, 10),
  engines: {
    axe: { ...engines.axe, rules: engines.axe.rules.size },
    ibm: { ...engines.ibm, rules: engines.ibm.rules.size },
  },
  suppressed: suppressed.length,
  browser: `Chromium ${version.split('.')[0]}`,
  pages,
};
if (!namedPaths.length) writeFileSync(file, `${JSON.stringify(audit, null, 2)}\n`);
await close();
console.log(`${pages.length} pages, ${pages.reduce((sum, { violations }) => sum + violations, 0)} found`);
