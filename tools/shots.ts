/**
 * `npm run shots [-- --page /blog --width 390 --language he --scheme dark]`: screenshots of every page, language, scheme and width of the
 * build in `shots/`. Options can be repeated.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { hydrate, scrollThrough } from '../tests/e2e/support/hydration.ts';
import { inLanguage, openings, pagePaths } from '../src/paths.ts';
import { openDemo } from './openDemo.ts';

const folder = 'shots';

const { values: asked } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
  },
});
const pages = asked.page ?? [
  ...pagePaths,
  openings[0].path,
  '/blog/read-the-definitions-last',
  '/no-such-page',
];
const languages = asked.language ?? ['en', 'he'];
const schemes = (asked.scheme ?? ['light', 'dark']) as ('light' | 'dark')[];
const widths = (asked.width ?? ['320', '390', '768', '1024', '1440', '1920']).map(Number);

/** Loads lazy content, and returns to the top of the page. */
async function settle(page: Page) {
  await hydrate(page);
  await scrollThrough(page);
  // Films get their posters, and pictures their files, near the screen, which a busy browser may not have noticed while scrolling.
  await page.waitForFunction(() => {
    const media = [
      ...document.querySelectorAll(
        '[data-hydrate=visible], video[preload=none]:not([poster]), img[data-state=idle]',
      ),
    ];
    const missing = media.find((element) => element.checkVisibility({ visibilityProperty: true }));
    missing?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return !missing;
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const posters = Array.from(document.querySelectorAll<HTMLVideoElement>('video[poster]'), ({ poster }) =>
      Object.assign(new Image(), { src: poster }),
    );
    // A broken picture stays as it is.
    await Promise.allSettled(Array.from(document.images, async (image) => image.complete && image.decode()));
    await Promise.allSettled(posters.map((poster) => poster.decode()));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

const { address, openPage, close } = await openDemo(4182);
mkdirSync(folder, { recursive: true });

const total = pages.length * languages.length * schemes.length * widths.length;
let count = 0;
for (const language of languages) {
  for (const colorScheme of schemes) {
    const page = await openPage({ colorScheme });
    for (const path of pages) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(new URL(inLanguage(path, language), address).href);
        await settle(page);
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        const file = join(folder, `${name}-${language}-${colorScheme}-${width}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(`${String(++count).padStart(String(total).length)}/${total} ${file}`);
      }
    }
    await page.context().close();
  }
}
await close();
