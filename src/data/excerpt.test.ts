import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt';

describe('an excerpt (B2)', () => {
  const sixty = 'Nine words here make up exactly sixty characters of a text. ';

  test.each([
    ['Ghost’s stays if it fits', 'Automatic.', 'Automatic.'],
    ['none is nothing', null, ''],
    ['line breaks become spaces', '\n\n\nOne\n\ntwo\u00a0 three ', 'One two three'],
    [
      'list marks go',
      'Ask for:\n\n * logs\n * 2 * 3\n 1. first\n 12. last',
      'Ask for: logs 2 * 3 first last',
    ],
    [
      'headings and labels of buttons go, for they would run into the next sentence',
      '\n\nA heading\n\nA button\n\n\nFirst. Second.\n\n\nParts\n\nThird.\n\nA last heading',
      'First. Second. Third.',
    ],
    [
      'the last sentence stays where Ghost has cut it',
      `A heading${' of words'.repeat(60)}\n\nFirst. Second.\n\nThird is cut her`,
      'First. Second. Third is cut her',
    ],
    [
      'addresses, markup and the signs of players go',
      'A clause [https://x.example/a?b=c] <b>holds</b> [#fn1].\n\n0:00\n\n1×\n\nIt stands.',
      'A clause holds. It stands.',
    ],
    ['a text of headings alone stays', 'One\n\nTwo', 'One Two'],
    ['180 characters fit', sixty.repeat(3).trim() + '!', sixty.repeat(3).trim() + '!'],
    [
      'more are cut after the last whole sentence, without its full stop',
      `${sixty.repeat(2)}${'x'.repeat(57)}, and so on`,
      `${sixty.repeat(2).trim().slice(0, -1)}…`,
    ],
    [
      'or, where that would leave less than half, after a word, without its comma',
      `${sixty}${'x'.repeat(117)}, and so on`,
      `${sixty}${'x'.repeat(117)}…`,
    ],
    [
      'an abbreviation ends no sentence',
      `${sixty}${'x'.repeat(90)} Mata v. Avianca, Inc. and others`,
      `${sixty}${'x'.repeat(90)} Mata v. Avianca, Inc. and…`,
    ],
    [
      'a sentence may end with what it quotes',
      `${'x'.repeat(120)} “word.” ${'y'.repeat(90)}`,
      `${'x'.repeat(120)} “word.”…`,
    ],
    ['a word that ends at 180 stays', `${'y'.repeat(180)} z`, `${'y'.repeat(180)}…`],
    ['one endless word is cut', 'w'.repeat(400), `${'w'.repeat(180)}…`],
    ['Hebrew is cut after a word as well', 'שלום '.repeat(60), `${'שלום '.repeat(36).trim()}…`],
  ])('%s', (_name, excerpt, expected) => {
    expect(excerptOf({ custom_excerpt: null, excerpt })).toBe(expected);
  });

  test.each([
    ['Own.', 'Own.'],
    ['', 'Automatic.'],
  ])('is the editor’s own if there is one: “%s”', (custom_excerpt, expected) => {
    expect(excerptOf({ custom_excerpt, excerpt: 'Automatic.' })).toBe(expected);
  });
});
