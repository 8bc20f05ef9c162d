import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt';

describe('an excerpt (B2)', () => {
  const sixty = 'Nine words here make up exactly sixty characters of a text. ';

  test.each([
    ['the editor’s own comes first', { custom_excerpt: 'Own.', excerpt: 'Automatic.' }, 'Own.'],
    ['else Ghost’s', { custom_excerpt: null, excerpt: 'Automatic.' }, 'Automatic.'],
    [
      'an empty one of the editor’s does not count',
      { custom_excerpt: '', excerpt: 'Automatic.' },
      'Automatic.',
    ],
    ['neither is nothing', { custom_excerpt: null, excerpt: null }, ''],
    [
      'line breaks become spaces',
      { custom_excerpt: null, excerpt: '\n\n\nOne\n\ntwo\u00a0 three ' },
      'One two three',
    ],
    [
      'list marks go',
      { custom_excerpt: null, excerpt: 'Ask for:\n\n * logs\n * 2 * 3\n 1. first\n 12. last' },
      'Ask for: logs 2 * 3 first last',
    ],
    [
      'headings and labels of buttons go, for they would run into the next sentence',
      {
        custom_excerpt: null,
        excerpt: '\n\nA heading\n\nA button\n\n\nFirst. Second.\n\n\nParts\n\nThird is cut her',
      },
      'First. Second. Third is cut her',
    ],
    ['a text of headings alone stays', { custom_excerpt: null, excerpt: 'One\n\nTwo' }, 'One Two'],
    [
      '180 characters fit',
      { custom_excerpt: null, excerpt: sixty.repeat(3).trim() + '!' },
      sixty.repeat(3).trim() + '!',
    ],
    [
      'more are cut after the last whole sentence, without its full stop',
      { custom_excerpt: null, excerpt: `${sixty.repeat(2)}${'x'.repeat(57)}, and so on` },
      `${sixty.repeat(2).trim().slice(0, -1)}…`,
    ],
    [
      'or, where that would leave less than half, after a word, without its comma',
      { custom_excerpt: null, excerpt: `${sixty}${'x'.repeat(117)}, and so on` },
      `${sixty}${'x'.repeat(117)}…`,
    ],
    [
      'an abbreviation ends no sentence',
      { custom_excerpt: null, excerpt: `${sixty}${'x'.repeat(90)} Mata v. Avianca, Inc. and others` },
      `${sixty}${'x'.repeat(90)} Mata v. Avianca, Inc. and…`,
    ],
    [
      'a sentence may end with what it quotes',
      { custom_excerpt: null, excerpt: `${'x'.repeat(120)} “word.” ${'y'.repeat(90)}` },
      `${'x'.repeat(120)} “word.”…`,
    ],
    [
      'a word that ends at 180 stays',
      { custom_excerpt: null, excerpt: `${'y'.repeat(180)} z` },
      `${'y'.repeat(180)}…`,
    ],
    ['one endless word is cut', { custom_excerpt: null, excerpt: 'w'.repeat(400) }, `${'w'.repeat(180)}…`],
    [
      'Hebrew is cut after a word as well',
      { custom_excerpt: null, excerpt: 'שלום '.repeat(60) },
      `${'שלום '.repeat(36).trim()}…`,
    ],
  ])('%s', (_name, post, expected) => {
    expect(excerptOf(post)).toBe(expected);
  });
});
