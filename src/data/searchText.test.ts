import { describe, expect, it } from 'vitest';
import {
  formsOf,
  containsPhrase,
  matchesQuery,
  queryWords,
  textScore,
  wordScore,
  wordsOf,
} from './searchText';

describe('words of a text (X15)', () => {
  it.each([
    ['Terms of Use § 7.2', ['terms', 'of', 'use', '7.2']],
    ['Café, CLIENT’S', ['cafe', 'clients']],
    ['חוֹזֶה', ['חוזה']],
    ['עו״ד ישראלי', ['עו״ד', 'ישראלי']],
    ['עו"ד', ['עו״ד']],
    ['ב־\u2066Word\u2069 וב־Outlook', ['ב', 'word', 'וב', 'outlook']],
    ['\u202bחוֹזֶה\u202c \u200fWo\u00adrd\u200e', ['חוזה', 'word']],
    ['בית־המשפט', ['בית', 'המשפט']],
    ['“quoted”', ['quoted']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('forms of a word (X15)', () => {
  it.each([
    ['contract', ['contract']],
    ['החוזה', ['החוזה', 'חוזה']],
    ['ושבחוזה', ['ושבחוזה', 'שבחוזה', 'בחוזה', 'חוזה']],
    ['של', ['של']],
  ])('%s', (word, forms) => expect(formsOf(word)).toEqual(forms));
});

describe('the score of a word (X15)', () => {
  it.each([
    ['word', 'word', 4],
    ['doc', 'documents', 3],
    ['documents', 'document', 3],
    ['חוזה', 'בחוזה', 2],
    ['לחוזה', 'ומהחוזה', 2],
    ['מסמכ', 'במסמכים', 1],
    ['training', 'train', 1],
    ['encrypted', 'encryption', 1],
    ['pricing', 'prices', 1],
    ['מחירון', 'המחירים', 1],
    ['private', 'privacy', 0],
    ['פרטי', 'פרטים', 3],
    ['ord', 'word', 0],
    ['מחיר', 'חירות', 0],
    ['דוח', 'דו״ח', 4],
    ['דו״ח', 'לדו״ח', 2],
    ['עו״ד', 'עוד', 0],
    ['חו״ד', 'חודשים', 0],
  ])('%s in %s is %i', (wanted, word, score) => expect(wordScore(wanted, word)).toBe(score));

  it('requires every word to match', () => {
    expect(textScore(['two', 'words'], ['two'])).toBe(0);
    expect(textScore(['two', 'words'], ['words', 'two'])).toBe(8);
  });
});

describe('the words of a query (X15)', () => {
  it.each([
    ['is my data used for training', ['data', 'used', 'training']],
    ['מה המחיר של המסלול', ['המחיר', 'המסלול']],
    // Nothing else is left.
    ['for IT', ['it']],
    ['how', ['how']],
    ['', []],
  ])('%s', (query, words) => expect(queryWords(query)).toEqual(words));
});

describe('a query (X9, F1)', () => {
  it.each([
    ['', true],
    ['sub-processor', true],
    ['which subprocessors', true],
    ['process', true],
    ['processes', true],
    ['cess', true],
    ['subprocessor elsewhere', false],
  ])('%j is in “Subprocessors process data”: %s', (query, held) =>
    expect(matchesQuery('Subprocessors process data', query)).toBe(held),
  );
});

describe('a phrase', () => {
  it.each([
    ['single sign-on', 'Is single sign-on supported?', true],
    ['כניסה אחודה', 'האם יש לכניסה אחודה תמיכה', true],
    ['single sign-on', 'on a single sign', false],
    ['single sign-on', 'single sign', false],
  ])('%s in %s: %s', (phrase, text, held) =>
    expect(containsPhrase(wordsOf(text), wordsOf(phrase))).toBe(held),
  );
});
