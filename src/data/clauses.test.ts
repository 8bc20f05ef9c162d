import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lastModified, privacy, terms, type LegalDocument } from './legalDocuments';
import { sectionsOf } from './clauses';
import { isSource } from './sources';

const read = (language: 'en' | 'he', { bundle }: LegalDocument) =>
  JSON.parse(readFileSync(`translations/${language}/${bundle}.json`, 'utf8'));
const sections = (language: 'en' | 'he', document: LegalDocument) =>
  sectionsOf(document, read(language, document));

describe.each([terms, privacy])('the clauses of $path', (document) => {
  it('have the same ids in both languages (X7)', () => {
    expect(sections('he', document)).toEqual(sections('en', document));
  });

  it('are numbered without a gap: no message of a clause or a note is left over', () => {
    const used = sections('en', document).flatMap(({ titleId, clauses }) => [
      titleId,
      ...clauses.flatMap(({ textId, noteId }) => [textId, ...(noteId ? [noteId] : [])]),
    ]);
    const numbered = Object.keys(read('en', document)).filter((id) => /\.s(\d+|A)\./.test(id));
    expect(used.toSorted()).toEqual(numbered.toSorted());
  });

  it('form twenty sections; the terms have the service description as an annex', () => {
    const annex = document === terms ? ['A'] : [];
    expect(sections('en', document).map(({ number }) => number)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => String(index + 1)),
      ...annex,
    ]);
  });

  it('have addresses that can be cited', () => {
    const addresses = sections('en', document).flatMap(({ clauses }) =>
      clauses.map(({ id }) => `${document.path}#${id}`),
    );
    expect(addresses.filter((address) => !isSource(address))).toEqual([]);
  });
});

/** Numerals in a text, sorted. Hebrew years in letters, which English writes in digits before a dash, are left out. */
const figures = (text: string) => (text.replace(/\b57\d\d–/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted();

/** Defined terms in each language; in Hebrew with prefixes and plurals. */
const definedTerms = {
  service: [/\bService\b/, /שירות(?!י)/],
  content: [/\bContent\b/, /תוכן/],
  suggestion: [/\bSuggestions?\b/, /הצע(?:ה|ות)(?![א-ת])/],
  plan: [/\bPlans?\b/, /מסלול/],
  order: [/\bOrder\b/, /(?<!טופס )הזמנה(?! חתום)/],
  token: [/\bTokens?\b/, /טוקנים/],
  credit: [/\bCredits?\b/, /קרדיט/],
  allowance: [/\bAllowances?\b/, /מכס(?:ה|ות)(?![א-ת])/],
} as const;

const definedTermsOf = (text: string, column: 0 | 1) =>
  Object.entries(definedTerms)
    .filter(([, patterns]) => patterns[column].test(text))
    .map(([term]) => term);

describe.each([terms, privacy])('the clauses of $path match in both languages (X7)', (document) => {
  const en = read('en', document);
  const he = read('he', document);
  const clauses = sections('en', document).flatMap((section) => section.clauses);

  it.each(clauses)('$number: the same figures and defined terms', ({ textId }) => {
    const [english = '', hebrew = ''] = [en[textId], he[textId]];
    expect(figures(hebrew)).toEqual(figures(english));
    expect(definedTermsOf(hebrew, 1)).toEqual(definedTermsOf(english, 0));
  });

  it('their notes contain the same figures', () => {
    const notes = clauses.flatMap(({ noteId }) => (noteId ? [noteId] : []));
    const figuresOf = (messages: typeof en) => notes.map((id) => [id, figures(messages[id] ?? '')]);
    expect(figuresOf(he)).toEqual(figuresOf(en));
  });
});

describe('the terms state (G2)', () => {
  const en = read('en', terms);
  it.each([
    ['users over 18', '3.c1', /at least 18 years old/],
    ['fees due within 7 days of invoice', '9.c2', /within seven \(7\) days of the date of the invoice/],
    ['a late fee of 1.5 % per month', '10.c1', /1\.5% per month/],
    ['liability capped at the preceding 3 months', '15.c2', /three \(3\) months preceding/],
    ['60 days of negotiation', '17.c1', /sixty \(60\) days/],
    ['claims within 1 year', '15.c3', /one \(1\) year/],
    ['law of Israel, courts in Tel Aviv', '18.c1', /State of Israel.*Tel Aviv/],
  ])('%s', (_point, part, words) => {
    expect(en[terms.textId(part)]).toMatch(words);
  });
});

describe('the privacy policy states (G3)', () => {
  const en = read('en', privacy);
  it.each([
    ['that inputs are processed for suggestions, never for training', '9.c1', /never used to train/],
    ['that personal data is not sold', '12.c1', /not sold/],
    ['that usage analytics are anonymous', '10.c1', /anonymous usage analytics/],
    ['that it is not for under-18s', '18.c1', /under 18 are not intended users/],
    ['that an organization’s policies apply', '13.c1', /organization’s policies.*may monitor/],
    ['what log files hold', '6.c1', /IP address, browser, internet service provider, time and pages/],
  ])('%s', (_point, part, words) => {
    expect(en[privacy.textId(part)]).toMatch(words);
  });
});

it.each(['en', 'he'])('the date above the documents is that of their last change, in %s', (language) => {
  const file = readFileSync(`translations/${language}/legal.json`, 'utf8');
  const { 'legal.date.label': label = '' } = JSON.parse(file) as Record<string, string>;
  const words = label.replaceAll(/<[^>]+>/g, '');
  const day = new Date(lastModified);
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(day);
  expect(words).toContain(month);
  expect(words.match(/\d+/g)).toEqual([String(day.getUTCDate()), String(day.getUTCFullYear())]);
});
