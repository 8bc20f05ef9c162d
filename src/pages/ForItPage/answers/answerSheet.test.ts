import { describe, expect, it } from 'vitest';
import { filterAnswers, toCsv, toMarkdown, type AnswerRow, type SheetHead } from './answerSheet';

const head: SheetHead = {
  title: 'Answers',
  topic: 'Topic',
  question: 'Question',
  answer: 'Answer',
  source: 'Source',
  address: 'Address',
};

const row = (change: Partial<AnswerRow> = {}): AnswerRow => ({
  id: 'one',
  topic: 'data',
  topicName: 'Data',
  question: 'Where?',
  answer: 'Here.',
  sources: [{ name: '§ 5', url: 'https://example.com/terms#s-5-1' }],
  ...change,
});

describe('the CSV of the answer sheet (X9)', () => {
  it('begins with a byte order mark and ends every record with CRLF (RFC 4180)', () => {
    expect(toCsv(head, [row()])).toBe(
      '\uFEFFTopic,Question,Answer,Source,Address\r\nData,Where?,Here.,§ 5,https://example.com/terms#s-5-1\r\n',
    );
  });

  it.each([
    ['a comma', 'Yes, self-hosted.', '"Yes, self-hosted."'],
    ['a quotation mark', 'It says "ask us"', '"It says ""ask us"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['Hebrew as it is', 'עו״ד, ארה״ב', '"עו״ד, ארה״ב"'],
    ['=', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+', '+1', "'+1"],
    ['-', '-1', "'-1"],
    ['@', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', `"'\r=1"`],
  ])('escapes %s for spreadsheets', (_what, answer, field) => {
    expect(toCsv(head, [row({ answer })])).toContain(`Where?,${field},§ 5`);
  });
});

describe('an answer with two sources (X9)', () => {
  const two = row({
    sources: [
      { name: '§ 5', url: 'https://example.com/terms#s-5-1' },
      { name: '§ 9', url: 'https://example.com/terms#s-9-2' },
    ],
  });

  it('names both, and both addresses, in the CSV', () => {
    expect(toCsv(head, [two])).toContain(
      'Here.,§ 5; § 9,https://example.com/terms#s-5-1 https://example.com/terms#s-9-2\r\n',
    );
  });

  it('links both in the Markdown', () => {
    expect(toMarkdown(head, [two])).toContain(
      '| [§ 5](<https://example.com/terms#s-5-1>), [§ 9](<https://example.com/terms#s-9-2>) |',
    );
  });
});

describe('the Markdown of the answer sheet (X9)', () => {
  it('is a heading and a table whose sources are links', () => {
    expect(toMarkdown(head, [row()])).toBe(
      [
        '# Answers',
        '',
        '| Question | Answer | Source |',
        '| --- | --- | --- |',
        '| Where? | Here. | [§ 5](<https://example.com/terms#s-5-1>) |',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a column’s line', 'a | b', String.raw`a \| b`],
    ['emphasis', '*a* _b_ `c`', String.raw`\*a\* \_b\_ \`c\``],
    ['a line break', 'one\r\ntwo', 'one two'],
    ['HTML', '<b>', String.raw`\<b\>`],
  ])('escapes %s as text', (_what, answer, cell) => {
    expect(toMarkdown(head, [row({ answer })])).toContain(`| ${cell} | [§ 5]`);
  });
});

describe('a part of the answer sheet (X9)', () => {
  const part = '1 question of 40. Filtered by: =Data, *a*';

  it('says which in the last record of the CSV, where no column’s title is expected', () => {
    expect(toCsv(head, [row()], part)).toBe(`${toCsv(head, [row()])}"${part}",,,,\r\n`);
  });

  it('says which below the heading of the Markdown', () => {
    expect(toMarkdown(head, [row()], part)).toContain(
      `# Answers\n\n${String.raw`1 question of 40. Filtered by: =Data, \*a\*`}\n\n| Question |`,
    );
  });
});

describe('the filter of the answer sheet (X9)', () => {
  const rows = [
    row({ id: 'regions', topic: 'hosting', topicName: 'Hosting', question: 'Which regions host it?' }),
    row({ id: 'training', question: 'Is it trained on customers’ data?' }),
    row({ id: 'hebrew', question: 'היכן נשמר המידע?', answer: 'שאלו את עו״ד לוי.' }),
  ];

  it.each([
    ['nothing', '', undefined, ['regions', 'training', 'hebrew']],
    ['blanks', '   ', undefined, ['regions', 'training', 'hebrew']],
    ['a part of a word', 'train', undefined, ['training']],
    ['a word with another ending', 'training', undefined, ['training']],
    ['a word with a hyphen', 'reg-ions', undefined, ['regions']],
    ['another letter case', 'REGIONS', undefined, ['regions']],
    ['words in any order', 'host which', undefined, ['regions']],
    ['a word that is nowhere', 'regions elsewhere', undefined, []],
    ['another apostrophe', "customers'", undefined, ['training']],
    ['a Hebrew word behind its prefix', 'מידע', undefined, ['hebrew']],
    ['a Hebrew abbreviation without its mark', 'עוד', undefined, ['hebrew']],
    ['a word between invisible marks', '\u200fמידע\u200e', undefined, ['hebrew']],
    ['a topic', '', 'hosting', ['regions']],
    ['a topic and words that are not in it', 'train', 'hosting', []],
  ])('finds by %s', (_what, query, topic, ids) => {
    expect(filterAnswers(rows, query, topic).map(({ id }) => id)).toEqual(ids);
  });
});
