/** A row of the answer sheet, in the visitor's language. */
export interface AnswerRow {
  id: string;
  topic: string;
  /** The topic as visitors read it. */
  topicName: string;
  question: string;
  answer: string;
  source: string;
  /** Where the source is, as an absolute address. */
  url: string;
}

/** The titles of the columns, in the visitor's language. */
export interface SheetHead {
  title: string;
  topic: string;
  question: string;
  answer: string;
  source: string;
  address: string;
}

/** Letter case, accents, quotation marks and points do not matter to somebody who searches. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069״׳"'’“”]/gu, '')
    .toLocaleLowerCase();
}

/**
 * The rows that hold every word of a query, in any order and anywhere in a word: so a Hebrew word is found behind its prefix
 * letters too. An empty query keeps them all.
 * @param topic leaves one topic only; undefined leaves all.
 */
export function filterAnswers<Row extends AnswerRow>(
  rows: readonly Row[],
  query: string,
  topic?: string,
): Row[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (topic && row.topic !== topic) return false;
    const text = folded(`${row.topicName} ${row.question} ${row.answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Spreadsheets calculate a cell that begins with one of these; an apostrophe before it makes it text again. */
const formulaStart = /^[=+\-@\t\r]/;

function csvField(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows as CSV after RFC 4180: commas, doubled quotation marks, CRLF after every record. The byte order mark tells Excel
 * that it is UTF-8, so that Hebrew stays Hebrew. No cell can act as a formula.
 */
export function toCsv(head: SheetHead, rows: readonly AnswerRow[]): string {
  const records = [
    [head.topic, head.question, head.answer, head.source, head.address],
    ...rows.map(({ topicName, question, answer, source, url }) => [topicName, question, answer, source, url]),
  ];
  return `\uFEFF${records.map((record) => `${record.map(csvField).join(',')}\r\n`).join('')}`;
}

/** A text inside a Markdown table: one line, and none of its characters is taken for markup. */
const markdownCell = (text: string) =>
  text.replace(/\s*[\r\n]+\s*/g, ' ').replace(/[\\|*_`[\]<>]/g, String.raw`\$&`);

/** The rows as a Markdown document: a heading, and a table whose sources are links. */
export function toMarkdown(head: SheetHead, rows: readonly AnswerRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `# ${head.title}`,
    '',
    line([head.question, head.answer, head.source].map(markdownCell)),
    line(['---', '---', '---']),
    ...rows.map(({ question, answer, source, url }) =>
      line([markdownCell(question), markdownCell(answer), `[${markdownCell(source)}](<${url}>)`]),
    ),
    '',
  ].join('\n');
}
