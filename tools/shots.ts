/**
 * `npm run shots [-- --page /blog --width 390 --language he --scheme dark]`: screenshots of every page, language, scheme and width of the
 * build in `shots/`, or of every Ghost card.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from '@commander-js/extra-typings';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { serveSpecimen } from '../tests/e2e/support/blogAnswers.ts';
import { hydrate, scrollThrough } from '../tests/e2e/support/hydration.ts';
import { pathsWithoutPosts, postPath as samplePost, unknownPath } from '../tests/e2e/support/site.ts';
import { languageCodes } from '../src/locale/languages.ts';
import { inLanguage, postPath } from '../src/paths.ts';
import { wholeNumber } from './commandInput.ts';
import { openDemo } from './openDemo.ts';
import { pictureName } from '../src/components/ogImage.ts';

const schemes = ['light', 'dark'] as const;
const everyWidth = [320, 390, 768, 1024, 1440, 1920];

const options = new Command()
  .option('--page <paths...>', 'pages', [...pathsWithoutPosts, samplePost, unknownPath])
  .addOption(new Option('--language <codes...>', 'languages').choices(languageCodes).default(languageCodes))
  .addOption(new Option('--scheme <names...>', 'colour schemes').choices(schemes).default(schemes))
  .option('--width <pixels...>', 'widths of the screen', (value, named: number[] | undefined = []) => [
    ...named,
    wholeNumber(1)(value),
  ])
  .option('--cards', 'screenshots of every Ghost card, for docs/editors.md')
  .parse()
  .opts();

/** Selectors of each card in the demo's posts and the tests' specimen, by the post's slug and the picture's name. */
const cards: Record<string, Record<string, string>> = {
  'specimen-sheet': {
    header: '.kg-header-card',
    callout: '.kg-callout-card-yellow',
    toggle: '.kg-toggle-card',
    bookmark: '.kg-bookmark-card',
    embed: '.kg-embed-card',
    button: '.kg-button-card',
    product: '.kg-product-card',
    'call-to-action': '.kg-cta-card',
    audio: '.kg-audio-card',
    video: '.kg-video-card',
    image: '.kg-image-card',
    html: 'a.kg-embed-link',
    divider: 'hr',
  },
  'write-down-what-you-will-not-accept': { aside: '.kg-blockquote-alt', table: 'table' },
  'no-source-found-is-an-answer': { code: 'pre', note: '.kg-note', quote: 'blockquote' },
  'in-defence-of-the-redline': { gallery: '.kg-gallery-card' },
  'before-you-paste': { file: '.kg-file-card' },
};

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

/** Opens a page with all that it shows. */
async function open(page: Page, path: string) {
  await page.goto(new URL(path, address).href);
  await settle(page);
}

/** Every page that the options name, else all. */
async function shootPages() {
  const folder = 'shots';
  mkdirSync(folder, { recursive: true });
  const { page: paths, language: languages, scheme, width: widths = everyWidth } = options;
  const total = paths.length * languages.length * scheme.length * widths.length;
  let count = 0;
  for (const language of languages) {
    for (const colorScheme of scheme) {
      const page = await openPage({ colorScheme });
      for (const path of paths) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await open(page, inLanguage(path, language));
          const file = join(folder, `${pictureName(path)}-${language}-${colorScheme}-${width}.png`);
          await page.screenshot({ path: file, fullPage: true });
          console.log(`${String(++count).padStart(String(total).length)}/${total} ${file}`);
        }
      }
      await page.context().close();
    }
  }
}

/** Every card with a margin, at half size, as WebP. */
async function shootCards() {
  const page = await openPage({ viewport: { width: 880, height: 1000 } });
  await serveSpecimen(page);
  const margin = 16;
  for (const [slug, parts] of Object.entries(cards)) {
    await open(page, postPath(slug));
    for (const [name, selector] of Object.entries(parts)) {
      const card = page.locator(`article ${selector}:visible`).first();
      await card.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await card.boundingBox())!;
      const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
      const shot = await page.screenshot({ clip });
      const picture = sharp(shot).resize({ width: 420, withoutEnlargement: true }).webp({ quality: 70 });
      writeFileSync(`docs/cards/${name}.webp`, await picture.toBuffer());
      console.log(`docs/cards/${name}.webp`);
    }
  }
}

const { address, openPage, close } = await openDemo(4182);
await (options.cards ? shootCards() : shootPages());
await close();
