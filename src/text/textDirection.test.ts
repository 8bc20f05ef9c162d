import { expect, it } from 'vitest';
import { textDirection } from './textDirection';

/** A text and its direction on the English and on the Hebrew blog. */
it.each([
  ['an English sentence', 'What changed in Rule 12(b)(6)?', 'ltr', 'ltr'],
  ['a Hebrew sentence', 'מה השתנה בחוק? (חלק 2)', 'rtl', 'rtl'],
  ['English with a Hebrew word', 'The court held that “הודעה” means notice.', 'ltr', 'ltr'],
  ['Hebrew with a Latin word', 'בית המשפט קבע: GDPR אינו חל כאן.', 'rtl', 'rtl'],
  ['Hebrew that begins with a Latin word', 'GDPR קובע מועד של 30 יום.', 'rtl', 'rtl'],
  ['Hebrew that begins with a name', 'Stet ל־Word: תוסף ל־Windows', 'rtl', 'rtl'],
  ['a Hebrew word and a Latin one', 'המונח GDPR', 'rtl', 'rtl'],
  ['a Latin word and a Hebrew one', 'Stet מנסח.', 'ltr', 'rtl'],
  ['Hebrew that ends in a foreign term', 'המונח force majeure', 'ltr', 'rtl'],
  ['English that ends in a Hebrew term', 'The term כוח עליון', 'ltr', 'rtl'],
  ['a Hebrew title with a long name', 'הורדה ל־Microsoft Word', 'rtl', 'rtl'],
  ['one word of the other language', 'shall', 'ltr', 'ltr'],
  ['Arabic', 'ما الذي تغيّر في القانون؟', 'rtl', 'rtl'],
  ['Persian', 'قانون چه تغییری کرده است؟', 'rtl', 'rtl'],
  ['Cyrillic', 'Что изменилось в законе?', 'ltr', 'ltr'],
  ['Greek', 'Τι άλλαξε στον νόμο;', 'ltr', 'ltr'],
  ['Chinese', '法律有什么变化？', 'ltr', 'ltr'],
  ['a name with signs', 'C++ (2025)', 'ltr', 'ltr'],
  ['a telephone number', '+972-3-1234567', undefined, undefined],
  ['an amount', '-5%', undefined, undefined],
  ['pictures', '🏴‍☠️ 👩‍⚖️', undefined, undefined],
  ['nothing', ' ', undefined, undefined],
] as const)('finds the direction of %s (B5)', (_what, text, english, hebrew) => {
  expect([textDirection(text, 'ltr'), textDirection(text, 'rtl')]).toEqual([english, hebrew]);
});
