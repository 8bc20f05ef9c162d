import { describe, expect, it } from 'vitest';
import { findOptedOut, readClients } from './findOptedOut';

describe('the policy enforcer of the demonstration (I1)', () => {
  it.each([
    ['the whole name', 'For Halvorsen Shipping Ltd.', 'Halvorsen Shipping Ltd', 1],
    ['the name without its legal form', 'For Halvorsen Shipping.', 'Halvorsen Shipping Ltd', 1],
    ['a name in another letter case', 'HALVORSEN SHIPPING', 'Halvorsen shipping', 1],
    ['every place', 'Bracken and Bracken', 'Bracken', 2],
    ['no part of a word', 'Brackenbury', 'Bracken', 0],
    ['every special character', 'x .*+?^${}()|[]\\-/ x', '.*+?^${}()|[]\\-/', 1],
    ['characters as they are', 'A+B. AAB', 'A+B', 1],
    ['a Hebrew name behind prefix letters', 'לאורן תובלה ומאורן תובלה', 'אורן תובלה בע״מ', 2],
    ['a name with two spaces', 'For Halvorsen  Shipping.', 'Halvorsen Shipping Ltd', 1],
    ['a name across a line break', 'For Halvorsen\n  Shipping.', 'Halvorsen Shipping Ltd', 1],
    ['a name with a space that does not break', 'For Halvorsen\u00a0Shipping', 'Halvorsen Shipping', 1],
    ['a legal form in other letters', 'For HALVORSEN SHIPPING LIMITED', 'Halvorsen Shipping ltd.', 1],
    ['a legal form behind a comma', 'For Bracken Foundation', 'Bracken Foundation, Inc.', 1],
    ['two legal forms', 'For Bracken Trading', 'Bracken Trading Co., Ltd.', 1],
    ['a legal form with full stops', 'For Bracken', 'Bracken L.L.C.', 1],
    ['a name that is a legal form', 'The Company, and Co of two', 'Co', 1],
    ['the Hebrew legal form with a straight mark', 'של אורן תובלה, לפי', 'אורן תובלה בע"מ', 1],
    ['the Hebrew legal form without a mark', 'של אורן\nתובלה, לפי', 'אורן תובלה בעמ', 1],
    ['a Hebrew name with another mark', "מול לוי ושות' היום", 'לוי ושות׳', 1],
    ['a name with another hyphen', 'מול בן-דוד היום', 'בן־דוד בע״מ', 1],
    ['no word that only ends like a legal form', 'The Marco.', 'Marco', 1],
    ['no part of a Hebrew word', 'ארנונה', 'נון', 0],
  ])('counts %s', (_what, text, client, count) => {
    expect(findOptedOut(text, [client])).toEqual(count ? [{ client, count }] : []);
  });

  it('reads one client from each line', () => {
    expect(readClients('  Bracken  Foundation \n\nHalvorsen\nHalvorsen\n')).toEqual([
      'Bracken Foundation',
      'Halvorsen',
    ]);
  });
});
