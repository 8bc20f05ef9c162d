const hebrew = /^[\u05d0-\u05ea]+$/;
/** Letters that Hebrew writes in front of a word: and, the, in, as, to, from, that. */
const prefixes = /^[והבכלמש]/;
/** Hebrew joins up to four of them: `ושמהחוזה`, "and that from the contract". */
const mostPrefixes = 4;

/**
 * The words of a text as search compares them: lower case, without vowel points and accents. Gershayim and geresh fall out of a
 * word (`עו״ד` is found by `עוד` and by `עו"ד`); a maqaf or hyphen ends one, so that `ב־Word` holds `word`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\u200e\u200f\u2066-\u2069]/gu, (mark) => (mark === '\u05be' ? ' ' : ''))
    .replace(/(?<=\p{L})['"׳״’”](?=\p{L})/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}

/** A word and what is left of it without each prefix it may carry, longest first; at least two letters stay. */
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
 * How well one searched word fits one word of a text: 4 the same, 3 its beginning, 2 the same but for Hebrew prefixes, 1 its
 * beginning but for prefixes, 0 not at all. Stripped, the searched word must keep three letters to be the same and four to be a
 * beginning: `מחיר` shall not find `חירות`.
 */
export function wordScore(wanted: string, word: string): 0 | 1 | 2 | 3 | 4 {
  if (word === wanted) return 4;
  if (word.startsWith(wanted) || `${word}s` === wanted) return 3;
  const asked = formsOf(wanted).filter((form) => form === wanted || form.length > 2);
  const forms = formsOf(word);
  if (forms.some((form) => asked.includes(form))) return 2;
  return forms.some((form) =>
    asked.some((begin) => (begin === wanted || begin.length > 3) && form.startsWith(begin)),
  )
    ? 1
    : 0;
}

/** The best fit of each searched word in a text, added up; 0 unless all of them are found. */
export function textScore(wanted: readonly string[], words: readonly string[]): number {
  let total = 0;
  for (const one of wanted) {
    const best = Math.max(0, ...words.map((word) => wordScore(one, word)));
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** Whether words that follow each other in a text are those of a phrase, whatever Hebrew letters stand before them. */
export function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, at) =>
    phrase.every((wanted, index) => {
      const word = words[at + index];
      return word !== undefined && wordScore(wanted, word) >= 2;
    }),
  );
}
