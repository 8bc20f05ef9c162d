/** `npm run ghost:cards`: screenshots of every Ghost card on the site, from the demo's build, for docs/editors.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { postPath } from '../../src/paths.ts';
import { openDemo } from '../openDemo.ts';

const folder = 'docs/cards';
/** Around a card, in px. */
const margin = 16;

/** Selectors of each card in the demo's posts, by the post's slug and the picture's name. */
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

const { address, openPage, close } = await openDemo(4182);
const page = await openPage({ viewport: { width: 880, height: 1000 } });
mkdirSync(folder, { recursive: true });

/** A card with its margin, at half size, as WebP. */
async function picture(card: Locator): Promise<Buffer> {
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = (await card.boundingBox())!;
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const shot = await page.screenshot({ clip });
  return sharp(shot).resize({ width: 420, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
}

for (const [slug, parts] of Object.entries(cards)) {
  await page.goto(new URL(postPath(slug), address).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [name, selector] of Object.entries(parts)) {
    const bytes = await picture(page.locator(`article ${selector}:visible`).first());
    writeFileSync(`${folder}/${name}.webp`, bytes);
    console.log(`${folder}/${name}.webp ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
await close();
