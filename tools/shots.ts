/**
 * `npm run shots [-- --page /blog --width 390 --language he --scheme dark]`: screenshots of every page, language, scheme and width of the
 * build in `shots/`. Options can be repeated.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inLanguage } from '../src/paths.ts';
import { scrollThrough } from '../tests/e2e/support/hydration.ts';
import { addresses } from '../tests/e2e/support/site.ts';
import { openPreview } from './preview.ts';

const folder = 'shots';

const { values: asked } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
  },
});
const pages = asked.page ?? addresses;
const languages = asked.language ?? ['en', 'he'];
const schemes = (asked.scheme ?? ['light', 'dark']) as ('light' | 'dark')[];
const widths = (asked.width ?? ['320', '390', '768', '1024', '1440', '1920']).map(Number);

const { address, newPage, close } = await openPreview();
mkdirSync(folder, { recursive: true });

const total = pages.length * languages.length * schemes.length * widths.length;
let count = 0;
for (const language of languages) {
  for (const colorScheme of schemes) {
    const page = await newPage({ colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(new URL(inLanguage(path, language), address).href);
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        const file = join(folder, `${name}-${language}-${colorScheme}-${width}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(`${String(++count).padStart(String(total).length)}/${total} ${file}`);
      }
    }
    await page.close();
  }
}
await close();
