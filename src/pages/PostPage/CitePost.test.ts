import { expect, it } from 'vitest';
import { quotedTitle } from './CitePost';

it.each([
  ['en', 'What “shall” means', 'What ‘shall’ means'],
  ['en', 'What "shall" and "may" mean', 'What ‘shall’ and ‘may’ mean'],
  ['en', 'Margins of 5" by 7"', 'Margins of 5" by 7"'],
  ['he', '״לא נמצא מקור״ היא תשובה', '׳לא נמצא מקור׳ היא תשובה'],
  ['he', 'מסמכי חברה בע״מ', 'מסמכי חברה בע״מ'],
] as const)('quotes a title with single marks inside (X16): %s, %s', (language, title, quoted) => {
  expect(quotedTitle(title, language)).toBe(quoted);
});
