import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFaces, fontFiles } from './fonts';

const folder = join(import.meta.dirname, '../fonts');
const kilobytes = (part: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.woff2') && name.includes(part))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1000;

test('an English page loads at most 78 kB of fonts, a Hebrew one 108 kB', () => {
  expect(kilobytes('latin')).toBeGreaterThan(20);
  expect(kilobytes('latin')).toBeLessThanOrEqual(78);
  expect(kilobytes('')).toBeLessThanOrEqual(108);
});

test('each direction preloads the two files of its own script', () => {
  expect(fontFiles('ltr')).toEqual([
    expect.stringContaining('frank-ruhl-libre-latin'),
    expect.stringContaining('heebo-latin'),
  ]);
  expect(fontFiles('rtl')).toEqual([
    expect.stringContaining('frank-ruhl-libre-hebrew'),
    expect.stringContaining('heebo-hebrew'),
  ]);
});

test('no font blocks text, and every fallback has the metrics of its font', () => {
  const faces = fontFaces.split('@font-face').slice(1);
  expect(faces).toHaveLength(15);
  for (const face of faces)
    expect(face).toMatch(/font-display:swap|size-adjust:[\d.]+%;ascent-override:[\d.]+%/);
});
