import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

// Parallel encoders are not deterministic.
sharp.concurrency(1);

/** Full chroma resolution where possible, since subsampling blurs red and blue marks. */
const encodings = {
  avif: (picture: Sharp) => picture.avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (picture: Sharp) => picture.webp({ quality: 80, effort: 6, smartSubsample: true }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};

export type StillFormat = keyof typeof encodings;

/**
 * Writes `<target>.<format>`.
 * @returns the file name.
 */
export async function writeStill(picture: Buffer, target: string, format: StillFormat): Promise<string> {
  const file = `${target}.${format}`;
  mkdirSync(dirname(file), { recursive: true });
  await encodings[format](sharp(picture)).toFile(file);
  return file;
}

/** Renders markup and writes a PNG with a reduced palette. */
export async function drawPicture(page: Page, markup: string, file: string, className = ''): Promise<void> {
  await page.evaluate(
    async ([html, name]) => {
      document.body.className = name;
      document.body.innerHTML = html;
      await document.fonts.ready;
    },
    [markup, className] as const,
  );
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toFile(file);
}
