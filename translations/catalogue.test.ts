import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { keyOf, nodesOf, sourceFiles } from '../tests/sourceFiles.ts';
import { glossary } from './glossary.ts';

type Messages = Record<string, string>;

const folder = import.meta.dirname;
const bundles = readdirSync(`${folder}/en`);
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Messages;
const readAll = (language: string): Messages =>
  Object.assign({}, ...readdirSync(`${folder}/${language}`).map((file) => read(language, file)));

const english = readAll('en');
const hebrew = readAll('he');
const catalogues = { en: english, he: hebrew };

/** A message's arguments (`count: plural`) and tags (`<link>`), sorted; `bdi` may differ between languages. */
function needsOf(elements: MessageFormatElement[]): string[] {
  const needs = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [...(element.value === 'bdi' ? [] : [`<${element.value}>`]), ...needsOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}: ${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap(({ value }) => needsOf(value)),
        ];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
  return [...new Set(needs)].sort();
}

/** The plain text of a message in parts, each with its tags and plurals. */
function piecesOf(
  elements: MessageFormatElement[],
  tags: readonly string[] = [],
): { text: string; argument?: string; tags: readonly string[] }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [{ text: element.value, tags }];
    if (element.type === TYPE.pound) return [{ text: '#', argument: '#', tags }];
    if (element.type === TYPE.tag) return piecesOf(element.children, [...tags, element.value]);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => piecesOf(value, tags));
    return [{ text: '', argument: element.value, tags }];
  });
}

function pluralsOf(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    if (element.type !== TYPE.plural || element.pluralType === 'ordinal') return [];
    return [
      Object.keys(element.options),
      ...Object.values(element.options).flatMap(({ value }) => pluralsOf(value)),
    ];
  });
}

/** The messages that violate a rule, as `id: text`. */
const offenders = (messages: Messages, objects: (text: string, id: string) => boolean) =>
  Object.entries(messages)
    .filter(([id, text]) => objects(text, id))
    .map(([id, text]) => `${id}: ${text}`);

/** Samples that are shown in the other language on purpose. */
const isSample = (language: 'en' | 'he') => (id: string) =>
  id.endsWith(language === 'he' ? '.en' : '.he') || (language === 'en' && id.startsWith('shell.offer.'));

/** A catalogue without those samples. */
const own = (language: 'en' | 'he'): Messages =>
  Object.fromEntries(Object.entries(catalogues[language]).filter(([id]) => !isSample(language)(id)));

describe('the two catalogues (M1)', () => {
  it('have the same files', () => {
    expect(readdirSync(`${folder}/he`)).toEqual(bundles);
  });

  it.each(bundles)('have the same keys in the same order in %s', (file) => {
    expect(Object.keys(read('he', file))).toEqual(Object.keys(read('en', file)));
  });

  it.each(bundles)('name each message of %s by bundle, place and role', (file) => {
    const bundle = file.replace('.json', '');
    const name = new RegExp(`^${bundle}(\\.\\w+){2,}$`);
    expect(Object.keys(read('en', file)).filter((id) => !name.test(id))).toEqual([]);
  });

  it.each(Object.entries(catalogues))('parse as ICU messages in %s', (_language, messages) => {
    for (const [id, text] of Object.entries(messages)) expect(() => parse(text), id).not.toThrow();
  });

  it('hold no empty message', () => {
    for (const messages of Object.values(catalogues))
      expect(offenders(messages, (text) => text.trim() !== text || text === '')).toEqual([]);
  });

  it.each(Object.keys(english))('have the same arguments and tags in %s', (id) => {
    expect(needsOf(parse(hebrew[id]!))).toEqual(needsOf(parse(english[id]!)));
  });

  it('mark up with tags that the code fills in', () => {
    const keys = new Set(
      sourceFiles(['src']).flatMap((file) => nodesOf(file).map(({ node }) => keyOf(node))),
    );
    for (const [id, text] of Object.entries(english)) {
      const tags = needsOf(parse(text)).filter((need) => need.startsWith('<'));
      const unknown = tags.map((tag) => tag.slice(1, -1)).filter((tag) => !keys.has(tag));
      expect(unknown, id).toEqual([]);
    }
  });
});

describe('plurals (M3)', () => {
  it.each([
    ['en', ['one', 'other']],
    ['he', ['one', 'other', 'two']],
  ] as const)('have every form of %s', (language, forms) => {
    for (const [id, text] of Object.entries(catalogues[language])) {
      for (const options of pluralsOf(parse(text))) {
        expect(options.filter((option) => !option.startsWith('=')).sort(), id).toEqual(forms);
      }
    }
  });
});

describe('Hebrew', () => {
  /** What needs no `<bdi>`, and why. */
  const isolated = {
    arguments: new Map([
      ['author', 'a name as the Hebrew blog writes it'],
      ['blog', 'the name of the Hebrew blog'],
      ['title', 'a title of the Hebrew blog'],
      ['date', 'a Hebrew date, “15 ביולי 2025”'],
      ['name', 'Hebrew words'],
      ['model', 'Hebrew words'],
      ['draft', 'a menu with Hebrew words'],
      ['check', 'a menu with Hebrew words'],
      ['read', 'a menu with Hebrew words'],
      ['email', 'an element that isolates itself'],
      ['company', 'the name of the company in Hebrew'],
      ['address', 'an address in Hebrew'],
      ['person', 'a name in Hebrew'],
      ['phone', 'an element that isolates itself'],
      ['privacyEmail', 'an element that isolates itself'],
      ['query', 'an element that isolates itself'],
      ['correction', 'an element that isolates itself'],
      ['change', 'a tracked change in Hebrew'],
      ['ins', 'the Hebrew words of a change'],
      ['del', 'the Hebrew words of a change'],
      ['section', 'Hebrew words that isolate their numbers'],
      ['quote', 'Hebrew words'],
      ['size', 'Hebrew words that isolate their numbers'],
      ['count', 'Hebrew words that isolate their numbers'],
      ['number', 'Hebrew words that isolate their numbers'],
      ['url', 'the end of a citation, where programs would take an isolate for part of the address'],
    ]),
    tags: new Map([
      ['bdi', 'it is what isolates'],
      ['source', 'the number of a citation, drawn on its own ground'],
    ]),
  };

  it.each(glossary.map(({ not, use }) => [String(not), use, not] as const))(
    'has no %s, but %s',
    (_pattern, _use, not) => {
      expect(offenders(own('he'), (text) => not.test(text))).toEqual([]);
    },
  );

  it('joins the word for a clause and its number with a non-breaking space, except in samples and films', () => {
    const parted = (text: string, id: string) =>
      /סעי(?:ף|פים) <bdi>/.test(text) && !/^(samples|films)\./.test(id);
    expect(offenders(own('he'), parted)).toEqual([]);
  });

  it('isolates Latin words, numbers and prices, so that they keep their order (M3)', () => {
    const objects = (text: string) =>
      piecesOf(parse(text)).some(
        ({ text: piece, argument, tags }) =>
          !tags.some((tag) => isolated.tags.has(tag)) &&
          (/[A-Za-z0-9$%]/.test(piece) || (argument !== undefined && !isolated.arguments.has(argument))),
      );
    expect(offenders(own('he'), objects)).toEqual([]);
  });

  it('isolates each item of a list separately, so that commas stay on the correct side at line ends', () => {
    const objects = (text: string) =>
      piecesOf(parse(text)).some(({ text: piece, tags }) => tags.includes('bdi') && /[,;]\s/.test(piece));
    expect(offenders(own('he'), objects)).toEqual([]);
  });

  it('does not isolate Hebrew', () => {
    const objects = (text: string) =>
      piecesOf(parse(text)).some(({ text: piece, tags }) => tags.includes('bdi') && /[א-ת]/.test(piece));
    expect(offenders(own('he'), objects)).toEqual([]);
  });

  it('has its own quotation marks, gershayim and maqaf', () => {
    // An en dash is for ranges, or with spaces for a pause; a statute's year is a number in two notations
    // (התשע״ג–2013), which no line parts.
    const wrong = /["'“”„‘’—]|[א-ת]-|-[א-ת]|(?<=[^\s\d}])(?<!״[א-ת])–|–(?=[^\s\d{])(?!\u2060(?:<bdi>\d|\{))/;
    expect(offenders(own('he'), (text) => wrong.test(text))).toEqual([]);
  });

  it('joins a prefix letter to a Latin word by a maqaf outside it', () => {
    expect(offenders(own('he'), (text) => /(?<![א-ת])[בהוכלמש]<bdi>/.test(text))).toEqual([]);
  });

  it('has vowel points only where dictionaries have them', () => {
    const isDictionary = (id: string) => id.endsWith('.pronunciation');
    const points = /[\u05B0-\u05BD\u05C1\u05C2]/;
    expect(offenders(own('he'), (text, id) => points.test(text) && !isDictionary(id))).toEqual([]);
  });
});

describe('both voices', () => {
  const exclaimed = new Set(['shell.error.title']);

  it.each(['en', 'he'] as const)(
    'have no exclamation marks in %s, except the title given by the requirements (S2)',
    (language) => {
      expect(offenders(catalogues[language], (text, id) => text.includes('!') && !exclaimed.has(id))).toEqual(
        [],
      );
    },
  );

  it('avoid the clichés of software marketing', () => {
    const cliches =
      /revolution|unlock|supercharge|seamless|\bmagic|\b10x\b|guaranteed|AI-powered|cutting-edge|game.changer|מהפכני|קסם|חסר תקדים|פורץ דרך/i;
    for (const messages of Object.values(catalogues))
      expect(
        offenders(messages, (text, id) => cliches.test(text) && !/seamless_deployment/.test(id)),
      ).toEqual([]);
  });

  it('write English with typographic quotation marks and apostrophes', () => {
    expect(offenders(own('en'), (text) => /["']/.test(text))).toEqual([]);
  });

  it('write a price in one way, $48 (M3)', () => {
    const other = /\d\s*\$|\$\s+\d|USD|\d\s*(dollars|דולר)/;
    for (const messages of Object.values(catalogues))
      expect(offenders(messages, (text) => other.test(text))).toEqual([]);
  });
});
