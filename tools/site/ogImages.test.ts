import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ogImageAddress } from '../../src/components/ogImage.ts';
import { assertOgImages } from './ogImages.ts';

describe('the picture of a shared link (X11)', () => {
  it.each([
    ['/', 'en', '/media/og/home-en.png'],
    ['/contact', 'he', '/media/og/contact-he.png'],
    ['/hiring/legal-editor', 'he', '/media/og/hiring-legal-editor-he.png'],
  ])('of %s in %s is %s', (path, language, address) => {
    expect(ogImageAddress(path, language)).toBe(address);
  });

  it('exists for every listed page in both languages', () => {
    expect(() => assertOgImages('public', ['en', 'he'])).not.toThrow();
  });

  it('stops the build if it is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    expect(() => assertOgImages(folder, ['he'])).toThrow(/\/contact \(he\).*npm run media -- og/);
    rmSync(folder, { recursive: true });
  });
});
