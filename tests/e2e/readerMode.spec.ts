import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFirefox } from '../../tools/browser.ts';
import { inLanguage } from '../../src/paths.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What Firefox's reader mode finds the text of a page with; Safari's and Chrome's come of the same program. */
function readability(): string {
  const firefox = findFirefox();
  if (!firefox) return '';
  const archive = join(dirname(realpathSync(firefox)), 'omni.ja');
  // Warns that the archive is arranged for Firefox.
  return spawnSync('unzip', ['-p', archive, '*/Readability.js'], { encoding: 'utf8' }).stdout ?? '';
}
const program = readability();
test.skip(!program, 'Firefox is not installed, or unzip.');
// The program parses HTML.
test.use({ bypassCSP: true });

/** Pages, what of them is to be read, and the least part of its words that readers see. */
const pages = [
  { path: '/faq', part: 'h2, details p', least: 0.85 },
  { path: '/terms', part: 'main', least: 0.8 },
  { path: '/for-it', part: 'main', least: 0.7 },
  { path: '/blog/stet-defined', part: '.post', least: 0.9 },
];

for (const language of languages)
  test(`reader mode keeps most words of a page in ${languageNames[language]} (X24)`, async ({ page }) => {
    for (const { path, part, least } of pages)
      await test.step(path, async () => {
        await page.goto(inLanguage(path, language));
        const { wanted, kept } = (await page.evaluate(
          `${program}; (() => {
            const words = (text) => text.match(/[\\p{L}\\p{N}]+/gu) ?? [];
            const wanted = [...document.querySelectorAll(${JSON.stringify(part)})];
            const kept = new Readability(document.cloneNode(true)).parse()?.textContent ?? '';
            const left = words(kept);
            const all = wanted.flatMap((element) => {
              const copy = element.cloneNode(true);
              copy.querySelectorAll('script').forEach((script) => script.remove());
              return words(copy.textContent);
            });
            const found = all.filter((word) => {
              const at = left.indexOf(word);
              if (at >= 0) left.splice(at, 1);
              return at >= 0;
            });
            return { wanted: all.length, kept: found.length };
          })()`,
        )) as { wanted: number; kept: number };
        expect(wanted).toBeGreaterThan(20);
        expect(kept / wanted).toBeGreaterThan(least);
      });
  });
