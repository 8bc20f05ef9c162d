import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { Language } from '../../../src/locale/languages.ts';
import type { Size } from '../scene.ts';
import { stagePage } from '../stage/stagePage.ts';
import type { Scheme } from '../stage/tokens.ts';

// Parallel encoders are not deterministic.
sharp.concurrency(1);

/** Full chroma resolution where possible, since subsampling blurs red and blue marks. */
const encodings = {
  avif: (picture: Sharp) => picture.avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 6, smartSubsample: true }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

export type StillFormat = keyof typeof encodings;

/** Writes a picture in the format that its file name says. */
export async function writeStill(picture: Buffer, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const format = file.split('.').at(-1) as StillFormat;
  await encodings[format](sharp(picture)).toFile(file);
}

/** A picture to draw from markup. */
interface Drawing {
  file: string;
  markup: string;
  size: Size;
  /** A class of its body. */
  ground?: string;
}

/**
 * Draws pictures as PNG with a reduced palette.
 * @returns the files.
 */
export async function drawPictures(
  browser: Browser,
  { language, scheme, style }: { language: Language; scheme: Scheme; style: string },
  drawings: readonly Drawing[],
): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(stagePage(language, scheme));
  await page.addStyleTag({ content: style });
  for (const { file, markup, size, ground = '' } of drawings) {
    await page.setViewportSize(size);
    await page.evaluate(
      async ([html, name]) => {
        document.body.className = name;
        document.body.innerHTML = html;
        await document.fonts.ready;
      },
      [markup, ground] as const,
    );
    mkdirSync(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
      .toFile(file);
  }
  await page.close();
  return drawings.map(({ file }) => file);
}
