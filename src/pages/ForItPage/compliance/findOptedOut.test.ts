import { describe, expect, it } from 'vitest';
import { findOptedOut, readClients } from './findOptedOut';

describe('the policy enforcer of the demonstration (I1)', () => {
  it.each([
    ['the whole name', 'For Halvorsen Shipping Ltd.', 'Halvorsen Shipping Ltd', 1],
    ['the name without its legal form', 'For Halvorsen Shipping.', 'Halvorsen Shipping Ltd', 1],
    ['a name in another letter case', 'HALVORSEN SHIPPING', 'Halvorsen shipping', 1],
    ['every place', 'Bracken and Bracken', 'Bracken', 2],
    ['no part of a word', 'Brackenbury', 'Bracken', 0],
    ['characters as they are', 'A+B. AAB', 'A+B', 1],
    ['a Hebrew name behind prefix letters', 'לאורן תובלה ומאורן תובלה', 'אורן תובלה בע״מ', 2],
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
