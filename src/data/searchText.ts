const hebrew = /^[\u05d0-\u05ea״]+$/;
/** Hebrew prefixes: and, the, in, as, to, from, that. */
const prefixes = /^[והבכלמש]/;
/** Hebrew combines up to four prefixes: `ושמהחוזה`, “and that from the contract”. */
const mostPrefixes = 4;

/**
 * Words of a text for comparison: lower case, without vowel points and accents. A geresh is removed, and gershayim are written as such
 * (`עו"ד` is `עו״ד`); a maqaf or hyphen separates words, so that `ב־Word` contains `word`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, (mark) => (mark === '\u05be' ? ' ' : ''))
    .replace(/(?<=\p{L})['׳’](?=\p{L})/gu, '')
    .replace(/(?<=[\u05d0-\u05ea])["״”](?=[\u05d0-\u05ea])/g, '״')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:״\p{L}+|\.\p{N}+)*/gu) ?? [];
}

/** Words of questions that say nothing about what is asked, in both languages. */
const functionWords = new Set(
  `a an and are at can do does for from how i in is my of on or our the to we what when where which who with you your
  את אנחנו אני איך האם הוא היא הם זה יש לי לנו מה של שלי שלנו על עם`.split(/\s+/),
);

/** The words of a query that a text must have. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query);
  const meaningful = words.filter((word) => !functionWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** A word without the endings of plurals and verbs. At least four letters remain, in Hebrew three. */
const stemOf = (word: string): string =>
  word.replace(/(?<=\w{4})(?:ing|ions?|ed|e?(?<!s)s|e)$|(?<=[\u05d0-\u05ea]{3})(?:ים|ות|ון|ה)$/, '');

/** Whether words differ in their endings alone. */
const shareStem = (one: string, other: string) =>
  one.slice(0, 3) === other.slice(0, 3) && stemOf(one) === stemOf(other);

/** A word with its possible prefixes removed, longest first; at least two letters remain. */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (!hebrew.test(word)) return forms;
  let rest = word;
  while (forms.length <= mostPrefixes && rest.length > 2 && prefixes.test(rest)) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return forms;
}

/**
 * How well a searched word matches a word: 4 equal, 3 a prefix of it, 2 equal without Hebrew prefixes, 1 a prefix without them, 0 not at
 * all. Stripped, the searched word needs three letters to be equal and four to be a prefix: `מחיר` must not match `חירות`. Words that
 * differ in their endings match as a prefix does: `training` finds `train`. An abbreviation is found without its gershayim too, but finds no
 * ordinary word: `דוח` matches `דו״ח`, and `עו״ד` not `עוד`.
 */
export function wordScore(wanted: string, found: string): 0 | 1 | 2 | 3 | 4 {
  const word = wanted.includes('״') ? found : found.replace('״', '');
  if (word === wanted) return 4;
  if (word.startsWith(wanted) || `${word}s` === wanted) return 3;
  const asked = formsOf(wanted).filter((form) => form === wanted || form.length > 2);
  const forms = formsOf(word);
  if (forms.some((form) => asked.includes(form))) return 2;
  return forms.some((form) =>
    asked.some(
      (begin) => (begin === wanted || begin.length > 3) && (form.startsWith(begin) || shareStem(begin, form)),
    ),
  )
    ? 1
    : 0;
}

/** The sum of each searched word's best match; 0 unless all match. */
export function textScore(wanted: readonly string[], words: readonly string[]): number {
  let total = 0;
  for (const one of wanted) {
    const best = Math.max(0, ...words.map((word) => wordScore(one, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** Whether a text has every word of a query, or a word that contains it. */
export function matchesQuery(text: string, query: string): boolean {
  const words = wordsOf(text);
  return queryWords(query).every((wanted) =>
    words.some((word) => word.includes(wanted) || wordScore(wanted, word) > 0),
  );
}

/** Whether a text contains a phrase, ignoring Hebrew prefixes. */
export function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) =>
    phrase.every((wanted, index) => {
      const word = words[at + index];
      return word !== undefined && wordScore(wanted, word) >= 2;
    }),
  );
}
