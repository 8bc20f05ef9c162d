import frankHebrew from '../fonts/frank-ruhl-libre-hebrew.woff2?url';
import frankLatin from '../fonts/frank-ruhl-libre-latin.woff2?url';
import heeboHebrew from '../fonts/heebo-hebrew.woff2?url';
import heeboLatin from '../fonts/heebo-latin.woff2?url';
import { fontFacesAt, type FontFile } from './fontFaces';

const addresses: Record<FontFile, string> = {
  'frank-ruhl-libre-hebrew': frankHebrew,
  'frank-ruhl-libre-latin': frankLatin,
  'heebo-hebrew': heeboHebrew,
  'heebo-latin': heeboLatin,
};

/** The `@font-face` rules with Vite's asset addresses. */
export const fontFaces = fontFacesAt((file) => addresses[file]);

/** Fonts of the first screen, for `<link rel="preload">`. */
export function fontFiles(direction: 'ltr' | 'rtl'): string[] {
  return direction === 'rtl' ? [frankHebrew, heeboHebrew] : [frankLatin, heeboLatin];
}
