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

/** Every `@font-face` of the theme, with the addresses that Vite gives the files. */
export const fontFaces = fontFacesAt((file) => addresses[file]);

/** Addresses of the fonts that the first screen needs, for `<link rel="preload">`. */
export function fontFiles(direction: 'ltr' | 'rtl'): string[] {
  return direction === 'rtl' ? [frankHebrew, heeboHebrew] : [frankLatin, heeboLatin];
}
