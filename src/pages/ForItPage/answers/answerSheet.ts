import { matchesQuery } from '../../../data/searchText.ts';

/** What proves an answer, and its absolute address. */
interface SheetSource {
  name: string;
  url: string;
}

/** A row of the answer sheet, in the visitor's language. */
export interface AnswerRow {
  id: string;
  topic: string;
  /** The topic's label. */
  topicName: string;
  question: string;
  answer: string;
  sources: readonly SheetSource[];
}

/** The sheet's title and those of its columns, in the visitor's language. */
export type SheetHead = Record<'title' | 'topic' | 'question' | 'answer' | 'source' | 'address', string>;

/**
 * The rows with every word of the query.
 * @param topic undefined for all topics.
 */
export function filterAnswers<Row extends AnswerRow>(
  rows: readonly Row[],
  query: string,
  topic?: string,
): Row[] {
  return rows.filter(
    (row) =>
      (!topic || row.topic === topic) &&
      matchesQuery(`${row.topicName} ${row.question} ${row.answer}`, query),
  );
}

/** Spreadsheets evaluate a cell that starts with one of these; an apostrophe makes it text. */
const formulaStart = /^[=+\-@\t\r]/;

function csvField(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as CSV (RFC 4180), with a byte order mark so that Excel reads UTF-8, and with formulas escaped.
 * @param part says which part of the sheet the rows are, in the last record: before the column titles it would hinder an import.
 */
export function toCsv(head: SheetHead, rows: readonly AnswerRow[], part?: string): string {
  const records = [
    [head.topic, head.question, head.answer, head.source, head.address],
    ...rows.map(({ topicName, question, answer, sources }) => [
      topicName,
      question,
      answer,
      sources.map(({ name }) => name).join('; '),
      sources.map(({ url }) => url).join(' '),
    ]),
    ...(part ? [[part, '', '', '', '']] : []),
  ];
  return `\uFEFF${records.map((record) => `${record.map(csvField).join(',')}\r\n`).join('')}`;
}

/** Escapes Markdown markup and line breaks. */
const markdownCell = (text: string) =>
  text.replace(/\s*[\r\n]+\s*/g, ' ').replace(/[\\|*_`[\]<>]/g, String.raw`\$&`);

/**
 * The rows as a Markdown document.
 * @param part says which part of the sheet the rows are, below the heading.
 */
export function toMarkdown(head: SheetHead, rows: readonly AnswerRow[], part?: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `# ${head.title}`,
    '',
    ...(part ? [markdownCell(part), ''] : []),
    line([head.question, head.answer, head.source].map(markdownCell)),
    line(['---', '---', '---']),
    ...rows.map(({ question, answer, sources }) => {
      const links = sources.map(({ name, url }) => `[${markdownCell(name)}](<${url}>)`);
      return line([markdownCell(question), markdownCell(answer), links.join(', ')]);
    }),
    '',
  ].join('\n');
}
