import { describe, expect, it, vi } from 'vitest';
import { nameIn } from './anonymize';
import { findOptedOut, readClients } from './findOptedOut';

vi.mock('./anonymize', { spy: true });

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
    ['a Norwegian legal form', 'For Nordlys', 'Nordlys AS', 1],
    ['a Danish legal form', 'For Nordlys', 'Nordlys A/S', 1],
    ['a Swedish legal form', 'For Nordlys', 'Nordlys AB', 1],
    ['a German partnership of a company', 'For Bracken', 'Bracken GmbH & Co. KG', 1],
    ['a legal form of Singapore', 'For Bracken', 'Bracken Pte Ltd', 1],
    ['a French legal form with full stops', 'For Bracken', 'Bracken S.A.R.L.', 1],
    ['a country before the legal form', 'For Halvorsen Shipping.', 'Halvorsen Shipping (UK) Ltd', 1],
    ['a country that is no part of a legal form', 'For Bracken (UK), not Bracken', 'Bracken (UK)', 1],
    ['the Hebrew word for company before the name', 'של אורן תובלה, לפי', 'חברת אורן תובלה בע״מ', 1],
    ['an accent that is a character of its own', 'For Cafe\u0301 Nord', 'Caf\u00e9 Nord', 1],
    ['an accent that is one in the list alone', 'For Caf\u00e9 Nord', 'Cafe\u0301 Nord', 1],
    ['a name with a soft hyphen', 'For Hal\u00advorsen', 'Halvorsen', 1],
    ['a name with a character of no width', 'For Hal\u200bvorsen\ufeff', 'Halvor\u2060sen', 1],
    ['nothing for a name of characters without width', 'For Halvorsen. ', '\u200b\u2060', 0],
    ['nothing for a name of direction marks', 'For Halvorsen. ', '\u200f', 0],
    ['nothing for a legal form without a name', 'For Halvorsen.', ', Ltd', 0],
    ['no part of a Hebrew word', 'ארנונה', 'נון', 0],
    ['a long s', 'For Bra\u017f\u017fen', 'Brassen', 1],
    ['a capital sharp s', 'For GRO\u1e9e', 'Gro\u00df', 1],
    ['the sign for kelvin', 'For Brac\u212aen', 'Bracken', 1],
    ['both small sigmas', 'For ΛΟΓΟΣ and λογοσ', 'λογος', 2],
    ['a capital I with a dot', 'For \u0130stanbul, not istanbul', '\u0130stanbul', 1],
    ['no letters that are apart', 'For art ham and Artham', 'Artham', 1],
    ['a name of signs', 'For €$ and $', '€$', 1],
    ['a name between other quotation marks', 'For “Bracken”', '"Bracken"', 1],
    ['a name with a mark of direction', 'For Bracken \u200eNord', 'Bracken\u200fNord', 1],
    ['a word divided at the end of a line', 'For Halvor-\nsen Ship-\n  ping', 'Halvorsen Shipping', 1],
    ['a name in wide letters', 'For Ｈalvorsen', 'Halvorsen', 1],
    ['a sharp s in capitals', 'For STRASSE', 'Straße AG', 1],
    ['an ampersand that is written out', 'For Smith and Sons', 'Smith & Sons', 1],
    ['a written-out “and” for an ampersand', 'For Smith & Sons, and AT&T', 'Smith and Sons', 1],
    ['an ampersand without spaces', 'For AT&T', 'AT&T', 1],
    ['Hebrew vowel points', 'של אוֹרֶן תובלה', 'אורן תובלה', 1],
    ['a legal form in full', 'For Bracken', 'Bracken Public Limited Company', 1],
    ['a limited liability company', 'For Bracken', 'Bracken Limited Liability Company', 1],
    ['a small German company', 'For Bracken', 'Bracken UG', 1],
    ['a Polish legal form', 'For Bracken', 'Bracken Sp. z o.o.', 1],
    ['a Malaysian legal form', 'For Bracken', 'Bracken Sdn. Bhd.', 1],
    ['a Mexican legal form', 'For Bracken', 'Bracken, S.A. de C.V.', 1],
    ['a Japanese legal form', 'For Bracken', 'Bracken K.K.', 1],
    ['a Hebrew partnership', 'של אורן תובלה', 'אורן תובלה שותפות מוגבלת', 1],
    ['a Hebrew association', 'של אורן תובלה', 'אורן תובלה (ע״ר)', 1],
  ])('counts %s', (_what, text, client, count) => {
    expect(findOptedOut(text, [client])).toEqual(count ? [{ client, count }] : []);
  });

  it('compiles no pattern for a client whose letters the text does not have', () => {
    const clients = Array.from({ length: 2000 }, (_, index) => `Client ${index} Ltd`);
    vi.mocked(nameIn).mockClear();
    expect(findOptedOut('For Client 7, and Client 1234.', clients)).toHaveLength(2);
    // The letters of shorter numbers are in the text too.
    expect(vi.mocked(nameIn).mock.calls.length).toBeLessThan(10);
  });

  it('reads one client from each line', () => {
    expect(readClients('  Bracken  Foundation \n\nHalvorsen\nHalvorsen\n')).toEqual([
      'Bracken Foundation',
      'Halvorsen',
    ]);
  });
});
