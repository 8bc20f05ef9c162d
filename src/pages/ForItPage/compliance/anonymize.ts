/** Kinds of data that are replaced. Dates and amounts stay, since a review needs them. */
export const kinds = ['person', 'company', 'id', 'email', 'phone', 'address'] as const;
type Kind = (typeof kinds)[number];

/** The second person of a text is `{ kind: 'person', ordinal: 2 }`. */
export interface Token {
  kind: Kind;
  ordinal: number;
}

/** Part of the text: unchanged, replaced by a token, or a doubt that a person has to decide. */
export interface Piece {
  text: string;
  /** Offset in the text. */
  start: number;
  token?: Token;
  isDoubtful?: true;
}

/** A token with every spelling that it replaced. */
export interface LegendEntry {
  token: Token;
  forms: string[];
}

interface Find {
  start: number;
  end: number;
  /** Undefined for a doubt. */
  kind: Kind | undefined;
  /** Matches with the same kind and key get the same token. */
  key: string;
}

/** Hebrew conjunctions and prepositions are prefixes of the next word; they stay in the text. */
const prefixes = '[ובלמהכש]{0,3}';
const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
/** Geresh and apostrophe, gershayim, and hyphens, as keyboards and word processors write them. */
const geresh = "['׳‘’]";
const gershayim = String.raw`(?:["״“”]|''|׳׳)`;
const hyphen = '[-‑־–]';
/** A name in Latin letters, without the `’s` of a possessive. */
const capitalised = String.raw`\p{Lu}(?:\p{L}|${hyphen}(?=\p{L})|['‘’](?!s(?!\p{L}))(?=\p{L}))*`;
const hebrewWord = `[א-ת](?:[א-ת]|${geresh}|(?:${gershayim}|${hyphen})(?=[א-ת]))*`;
const limitedCompany = `בע${gershayim}מ`;
const suffixes = `Ltd|Limited|LLP|LLC|Inc|PLC|GmbH|Corp|${limitedCompany}`;
/** Words before a company's name that look like a part of it. */
const notNames =
  '(?:Between|And|The|With|For|By|Of|From|To|In|At|If|When|As|בין|לבין|חברת|של|עם|את|נגד|מול|ידי|מטעם|אצל)';

const patterns: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  {
    kind: 'phone',
    pattern: /(?<![\d-])(?:\+\d{1,3}[ \u00a0-])?0?\d{1,3}[ \u00a0-]\d{3}[ \u00a0-]?\d{4}(?![\d-])/g,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      String.raw`${wordStart}\d{1,4} (?:${capitalised} ){1,2}(?:Street|Road|Avenue|Lane|Quay|Square)${wordEnd}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<=${wordStart}${prefixes})(?:רחוב|רח${geresh}|שדרות|שד${geresh}|דרך|סמטת) ${hebrewWord}(?: ${hebrewWord})? \\d{1,4}`,
      'gu',
    ),
  },
  {
    kind: 'company',
    pattern: new RegExp(
      `${wordStart}(?:(?!${notNames} )${capitalised} ){1,4}(?:${suffixes})${wordEnd}`,
      'gu',
    ),
  },
  {
    kind: 'company',
    pattern: new RegExp(
      `${wordStart}(?:(?!${notNames} )${hebrewWord} ){1,3}${limitedCompany}${wordEnd}`,
      'gu',
    ),
  },
];

/** A title with the words after it; the first one or two (up to three in English) are the name. */
const titled = [
  new RegExp(`(?<=${wordStart}(?:Mr|Mrs|Ms|Dr|Prof|Adv)\\.? )${capitalised}(?: ${capitalised}){0,2}`, 'gu'),
  new RegExp(
    `(?<=${wordStart}${prefixes}(?:מר|גב${geresh}|ד${gershayim}ר|עו${gershayim}ד|פרופ${geresh}) )${hebrewWord}(?: ${hebrewWord})?`,
    'gu',
  ),
];

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** Legal forms in Latin letters. Each letter may have a full stop: `L.L.C.`, `Sp. z o.o.` */
const latinForms = (
  'public limited company|limited liability company|limited liability partnership|limited partnership|ltd|' +
  'limited|llc|llp|lp|plc|inc|incorporated|corp|corporation|company|co|& co|and co|gmbh|kg|ug|ag|sa|sarl|sas|' +
  'srl|spa|sa de cv|bv|nv|a/s|as|asa|aps|ab|oy|oyj|sp z oo|kk|pty|pte|sdn bhd|bhd'
)
  .split('|')
  .map((form) => form.replace(/[a-z](?=.)/g, String.raw`$&\.?`).replaceAll(' ', String.raw`\s*`));
const hebrewForms = [`בע(?:${gershayim})?מ`, String.raw`\(?ע${gershayim}ר\)?`, String.raw`שותפות\s+מוגבלת`];

/** Legal forms at the end of a name in any case, possibly several (`Co., Ltd.`) and after a country (`(UK) Ltd`). */
const legalForms = new RegExp(
  String.raw`(?:\s+\([\p{L}. ]+\))?(?:,?\s+(?:${[...latinForms, ...hebrewForms].join('|')})\.?)+$`,
  'iu',
);

/** A company's name without its legal form and without the Hebrew for “company”. */
export function shortName(company: string): string {
  return company
    .trim()
    .replace(legalForms, '')
    .replace(/^חברת\s+/, '');
}

/** Characters with several spellings: white space, quotation marks, hyphens. */
const spellings = [String.raw`[\s\u200e\u200f\u2066-\u2069]+`, '["״“”]', "['׳‘’]", '[-‑־–]'];
const respelled = new RegExp(`${spellings.join('|')}|[.*+?^$\{}()|[\\]\\\\]`, 'gu');

/** Matches a name as a whole word in any case, across line breaks, and with Hebrew prefixes. */
export function nameIn(name: string): RegExp {
  const pattern = name.replace(
    respelled,
    (found) => spellings.find((one) => found.match(one)) ?? `\\${found}`,
  );
  return new RegExp(`(?<=${wordStart}${prefixes})${pattern}${wordEnd}`, 'giu');
}

/** Whether nine digits have the check digit of an Israeli identity number. */
export function isIdNumber(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

/** Every match of a pattern; by default its text is the key. */
function findAll(text: string, pattern: RegExp, kind: Kind, key?: string): Find[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind,
    key: key ?? found,
  }));
}

function findNumbers(text: string): Find[] {
  return findAll(text, /(?<![\d-])\d{9}(?![\d-])/g, 'id').map((find) =>
    isIdNumber(find.key) ? find : { ...find, kind: undefined },
  );
}

/** People by their titles. If a surname is already known, the word after it is not part of the name. */
function findPeople(text: string): Find[] {
  const surnames = new Map<string, string>();
  const matches = titled
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index);
  return matches.map(({ 0: words, index }) => {
    const [first = ''] = words.split(' ');
    const known = surnames.get(first);
    const name = known ? first : words;
    if (!known) surnames.set(lastWord(words), words);
    return { start: index, end: index + name.length, kind: 'person', key: known ?? words };
  });
}

/** Later mentions in short form: a surname, or a company without its legal form. */
function findShortForms(text: string, finds: readonly Find[]): Find[] {
  return finds.flatMap(({ kind, key }) => {
    if (kind !== 'person' && kind !== 'company') return [];
    const short = kind === 'person' ? lastWord(key) : shortName(key);
    return findAll(text, nameIn(short), kind, key);
  });
}

/** Matches in text order, without overlaps; the earlier in the list wins. */
function withoutOverlaps(finds: readonly Find[]): Find[] {
  const kept: Find[] = [];
  for (const find of finds) {
    if (!kept.some(({ start, end }) => find.start < end && start < find.end)) kept.push(find);
  }
  return kept.sort((one, other) => one.start - other.start);
}

/**
 * Replaces personal data by tokens, using patterns only: titles, legal forms, and numbers and addresses of the right shape, in English and
 * Hebrew. A name gets the same token throughout. Numbers of the right length with a wrong check digit are left as doubts.
 */
export function anonymize(text: string): { pieces: Piece[]; legend: LegendEntry[] } {
  const byPattern = patterns.flatMap(({ kind, pattern }) => findAll(text, pattern, kind));
  const whole = [...byPattern, ...findNumbers(text), ...findPeople(text)];
  const finds = withoutOverlaps([...whole, ...findShortForms(text, whole)]);

  const pieces: Piece[] = [];
  const legend: (LegendEntry & { key: string })[] = [];
  let at = 0;
  for (const { start, end, kind, key } of finds) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at });
    const found = text.slice(start, end);
    at = end;
    if (!kind) {
      pieces.push({ text: found, start, isDoubtful: true });
      continue;
    }
    let entry = legend.find((one) => one.token.kind === kind && one.key === key);
    if (!entry) {
      const ordinal = legend.filter((one) => one.token.kind === kind).length + 1;
      entry = { token: { kind, ordinal }, forms: [], key };
      legend.push(entry);
    }
    if (!entry.forms.includes(found)) entry.forms.push(found);
    pieces.push({ text: found, start, token: entry.token });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at });
  return { pieces, legend: legend.map(({ token, forms }) => ({ token, forms })) };
}
