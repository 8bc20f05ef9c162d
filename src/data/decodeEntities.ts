/** The named references that editors and importers leave in titles. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  sect: '§',
  shy: '\u00ad',
};

function decodeOne(reference: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/** Decodes the character references in a text; React escapes what they stand for. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decodeOne);

/** Marks that are not seen but turn the text around them, and white space at the ends. */
export const plainTitle = (text: string): string =>
  decodeEntities(text)
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
