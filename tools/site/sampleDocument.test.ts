import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { JSDOM } from './readPage.ts';
import { sampleClauses, sampleDocument } from './sampleDocument.ts';

const messagesOf = (language: Language) =>
  JSON.parse(readFileSync(`translations/${language}/samples.json`, 'utf8')) as Record<string, string>;

/** A part of a document, parsed: a document is a ZIP archive of XML files, listed at its end (APPNOTE 4.3.12). */
function partOf(archive: Buffer, name: string): Document {
  for (let at = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16); ;) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`There is no ${name}.`);
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const header = archive.readUInt32LE(at + 42);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength!) === name) {
      const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
      const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      const xml = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content;
      return new new JSDOM('').window.DOMParser().parseFromString(xml.toString('utf8'), 'text/xml');
    }
    at += 46 + nameLength! + extra! + comment!;
  }
}

const all = (part: Document | Element, tag: string) => [...part.getElementsByTagName(tag)];

/** The text of a paragraph once its changes are decided. */
function decided(paragraph: Element, accepts: boolean): string {
  return all(paragraph, 'w:r')
    .filter((run) => run.parentNode?.nodeName !== (accepts ? 'w:del' : 'w:ins'))
    .map((run) =>
      [...all(run, 'w:t'), ...all(run, 'w:delText')].map(({ textContent }) => textContent).join(''),
    )
    .join('');
}

describe.each(languageCodes)('the redlined sample as a Word document in %s (X26)', (language) => {
  const clauses = sampleClauses(messagesOf(language), 'Stet');
  const archive = sampleDocument(language, messagesOf(language), 'Stet');
  const textOf = (pieces: (typeof clauses)[number]['pieces'], without: 'del' | 'ins') =>
    pieces
      .filter(({ change }) => change !== without)
      .map(({ text }) => text)
      .join('');

  it('has the clauses of the landing page, which read well whether changes are accepted or rejected', async () => {
    const document = partOf(await archive, 'word/document.xml');
    const paragraphs = all(document, 'w:p');
    expect(clauses.length).toBeGreaterThan(2);
    for (const accepts of [true, false])
      expect(paragraphs.slice(-clauses.length).map((one) => decided(one, accepts))).toEqual(
        clauses.map(({ pieces }) => textOf(pieces, accepts ? 'del' : 'ins')),
      );
    expect(paragraphs.map((one) => decided(one, true)).join('\n')).not.toMatch(/[<>{}]| {2}/);
  });

  it('tracks each change under the name of the product', async () => {
    const document = partOf(await archive, 'word/document.xml');
    const changes = [...all(document, 'w:ins'), ...all(document, 'w:del')];
    expect(all(document, 'w:ins').length).toBeGreaterThanOrEqual(clauses.length);
    expect(all(document, 'w:del').length).toBeGreaterThanOrEqual(clauses.length);
    for (const change of changes) {
      expect(change.getAttribute('w:author')).toBe('Stet');
      expect(change.getAttribute('w:date')).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
    const ids = changes.map((change) => change.getAttribute('w:id'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(partOf(await archive, 'word/settings.xml'), 'w:trackRevisions').length).toBe(1);
  });

  it('has a comment beside each change', async () => {
    const document = partOf(await archive, 'word/document.xml');
    const comments = all(partOf(await archive, 'word/comments.xml'), 'w:comment');
    expect(comments.map(({ textContent }) => textContent)).toEqual(
      clauses.map(({ comment }) => comment.map(({ text }) => text).join('')),
    );
    for (const comment of comments) {
      expect(comment.getAttribute('w:author')).toBe('Stet');
      const id = comment.getAttribute('w:id');
      for (const mark of ['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'])
        expect(all(document, mark).filter((one) => one.getAttribute('w:id') === id)).toHaveLength(1);
    }
  });

  it('runs in the direction of its language, with numbers in theirs', async () => {
    const document = partOf(await archive, 'word/document.xml');
    const isHebrew = language === 'he';
    for (const paragraph of all(document, 'w:p'))
      expect(all(paragraph, 'w:bidi').length).toBe(isHebrew ? 1 : 0);
    const runs = all(document, 'w:r').filter((run) => /[א-ת]/.test(run.textContent));
    expect(runs.length > 0).toBe(isHebrew);
    for (const run of runs) expect(all(run, 'w:rtl').length).toBe(1);
    const numbers = all(document, 'w:r').filter((run) => /^\d+$/.test(run.textContent));
    for (const run of numbers) expect(all(run, 'w:rtl').length).toBe(0);
  });
});

it('a change in the text of a clause is read like one beside it, and leaves no double space (X26)', () => {
  const [clause] = sampleClauses(
    {
      'samples.term.clause': '1. For <del>three</del> <ins>two</ins> years.',
      'samples.term.comment': 'Too long',
      'samples.law.clause': '2. Without a comment, and not in the document.',
    },
    'Stet',
  );
  expect(clause!.pieces.map(({ text, change }) => [change, text])).toEqual([
    [undefined, '1. For '],
    ['del', 'three'],
    ['ins', 'two'],
    [undefined, ' years.'],
  ]);
});
