import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../../src/locale/languages.ts';
import { colorVariables, tokens, type Scheme } from './tokens.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The Hebrew files contain no Latin; digits and punctuation come from the Latin font, as on the site. */
const hebrewRange = 'unicode-range:U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F';

function face(family: string, file: string, weights: string, range = ''): string {
  const data = read(`../../../theme/fonts/${file}.woff2`).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data});${range}}`;
}

/** An empty page with fonts, tokens and styles inlined, so that recordings do not depend on anything external. */
export function stagePage(language: Language, scheme: Scheme): string {
  const fonts = [
    face('Frank', 'frank-ruhl-libre-latin', '400 560'),
    face('Frank', 'frank-ruhl-libre-hebrew', '400 560', hebrewRange),
    face('Heebo', 'heebo-latin', '400 600'),
    face('Heebo', 'heebo-hebrew', '400 600', hebrewRange),
  ];
  const { mark } = tokens;
  const { direction } = languages[language];
  const isMirrored = direction === 'rtl';
  const root = [
    colorVariables(scheme),
    `--strike:${mark.strikeThickness}em`,
    `--gap:${isMirrored ? mark.insertGapHe : mark.insertGapEn}em`,
    `--dot:${mark.stetDotRadius}em;--pitch:${mark.stetDotPitch}em;--drop:${mark.stetDrop}em`,
    `--start:${isMirrored ? '100%' : '0%'};--end:${isMirrored ? '0%' : '100%'}`,
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-scheme="${scheme}">
<meta charset="utf-8">
<style>${fonts.join('')}:root{${root.join(';')}}${read('stage.css').toString()}</style>
<body></body>
</html>`;
}
