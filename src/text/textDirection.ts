/** Letters that run right to left: of Hebrew, Arabic, Syriac, Thaana, N’Ko and their kin. */
const rightToLeft =
  /[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Samr}\p{Script=Mand}]/u;

type Direction = 'ltr' | 'rtl';

/**
 * The direction of a text: that of most of its words, each by its first letter, so that a Hebrew sentence may hold Latin names and begin
 * with one. A first word from right to left counts twice, since Hebrew borrows Latin words more often than the reverse.
 * @param around direction of what is around the text, which decides a tie.
 * @returns undefined for a text without letters.
 */
export function textDirection(text: string, around: Direction): Direction | undefined {
  let [ltr, rtl] = [0, 0];
  for (const word of text.split(/\s+/)) {
    const letter = /\p{L}/u.exec(word)?.[0];
    if (!letter) continue;
    if (!rightToLeft.test(letter)) ltr++;
    else rtl += ltr + rtl === 0 ? 2 : 1;
  }
  if (ltr === rtl) return ltr === 0 ? undefined : around;
  return rtl > ltr ? 'rtl' : 'ltr';
}
