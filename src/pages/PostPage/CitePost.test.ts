import { expect, it } from 'vitest';
import { quotedTitle } from './CitePost';

it.each([
  ['en', 'What “shall” means', 'What ‘shall’ means'],
  ['he', '״לא נמצא מקור״ היא תשובה', '׳לא נמצא מקור׳ היא תשובה'],
  ['he', 'מסמכי חברה בע״מ', 'מסמכי חברה בע״מ'],
] as const)('quotes a title with single marks inside (X16): %s, %s', (language, title, quoted) => {
  expect(quotedTitle(title, language)).toBe(quoted);
});
