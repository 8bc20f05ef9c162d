import { describe, expect, it } from 'vitest';
import { anonymize, isIdNumber } from './anonymize';

/** The anonymized text, with tokens in square brackets and doubts in question marks. */
function masked(text: string): string {
  return anonymize(text)
    .pieces.map(({ text: words, token, isDoubtful }) =>
      token ? `[${token.kind} ${token.ordinal}]` : isDoubtful ? `?${words}?` : words,
    )
    .join('');
}

describe('the anonymizer of the demonstration (I1)', () => {
  it.each([
    ['nothing in nothing', '', ''],
    ['nothing where no pattern fits', 'The term is two years.', 'The term is two years.'],
    ['a person by title', 'Ms Dana Lindqvist signs.', 'Ms [person 1] signs.'],
    ['a title with a full stop', 'Dr. Omar Reyes signs.', 'Dr. [person 1] signs.'],
    [
      'a surname alone as the same person',
      'Ms Dana Lindqvist left. Lindqvist claims; Lindqvist’s claim stands.',
      'Ms [person 1] left. [person 1] claims; [person 1]’s claim stands.',
    ],
    ['two people apart', 'Ms Ada Vale and Mr Tom Reed', 'Ms [person 1] and Mr [person 2]'],
    [
      'a company, then without its legal form',
      'Halvorsen Shipping Ltd sued. Halvorsen Shipping won.',
      '[company 1] sued. [company 1] won.',
    ],
    [
      'no word that only begins a sentence',
      'Between Halvorsen Shipping Ltd and The Bracken Foundation Inc.',
      'Between [company 1] and The [company 2].',
    ],
    ['a telephone number that does not break', 'call 03\u00a0555\u00a00142', 'call [phone 1]'],
    ['no part of a longer word', 'Mr Tom Reed reads Reedham.', 'Mr [person 1] reads Reedham.'],
    ['an e-mail address', 'to dana@mail.example, today', 'to [email 1], today'],
    ['a telephone number', 'call 03-555-0142 or +972 3 555 0142', 'call [phone 1] or [phone 2]'],
    ['a street and number', 'of 14 Harbour Street, Haifa', 'of [address 1], Haifa'],
    ['an identity number', 'ID 123456782.', 'ID [id 1].'],
    ['a wrong check digit as a doubt', 'file 204817356 stays', 'file ?204817356? stays'],
    ['no longer number', 'order 1234567825', 'order 1234567825'],
    ['a Hebrew person by title', 'גב׳ דנה לביא, ת״ז', 'גב׳ [person 1], ת״ז'],
    [
      'a Hebrew surname behind prefix letters',
      'גב׳ דנה לביא. וללביא זכות.',
      'גב׳ [person 1]. ול[person 1] זכות.',
    ],
    ['a prefix on a Hebrew title', 'ולד״ר עמוס רייס, טענה', 'ולד״ר [person 1], טענה'],
    [
      'a known surname, and not the verb after it',
      'מר אבנר שחל, ומר שחל טען',
      'מר [person 1], ומר [person 1] טען',
    ],
    [
      'a Hebrew company, and no word before it',
      'בין אורן תובלה ימית בע״מ לבין אחר; עבדה באורן תובלה ימית',
      'בין [company 1] לבין אחר; עבדה ב[company 1]',
    ],
    ['a name with an apostrophe', "Mr John O'Neil's claim; O’Neil", "Mr [person 1]'s claim; [person 1]"],
    ['a Hebrew title with quotation marks', `ד"ר עמוס רייס, עו"ד דנה כהן`, `ד"ר [person 1], עו"ד [person 2]`],
    ['a Hebrew name with apostrophes', "מר ג'ורג' צ'רצ'יל, גב' לביא", "מר [person 1], גב' [person 2]"],
    ['a Hebrew name with a hyphen', 'מר יוסי בן-דוד, ומר בן-דוד', 'מר [person 1], ומר [person 1]'],
    ['a Hebrew company with quotation marks', `אורן תובלה ימית בע"מ תבעה`, '[company 1] תבעה'],
    ['a short word for a Hebrew street', "רח' המעגן 14, חיפה", '[address 1], חיפה'],
    ['a Hebrew street', 'ברחוב המעגן 14, חיפה', 'ב[address 1], חיפה'],
  ])('replaces %s', (_what, text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it('loses no character of the text', () => {
    const text = 'Ms Dana Lindqvist (123456782), of 14 Harbour Street, wrote to a@b.example. גב׳ דנה לביא.\n';
    expect(
      anonymize(text)
        .pieces.map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('lists each spelling of a name once in the legend', () => {
    const { legend } = anonymize('Ms Dana Lindqvist, Lindqvist, Lindqvist; 123456782');
    expect(legend).toEqual([
      { token: { kind: 'person', ordinal: 1 }, forms: ['Dana Lindqvist', 'Lindqvist'] },
      { token: { kind: 'id', ordinal: 1 }, forms: ['123456782'] },
    ]);
  });
});

it.each([
  ['123456782', true],
  ['000000018', true],
  ['123456789', false],
  ['204817356', false],
])('the check digit of %s is right: %s', (digits, expected) => {
  expect(isIdNumber(digits)).toBe(expected);
});
