import { readFileSync } from 'node:fs';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  InsertedTextRun,
  Packer,
  Paragraph,
  TextRun,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import type { Plugin } from 'vite';
import { lastModified } from '../../src/data/legalDocuments.ts';
import { samplePath } from '../../src/data/sampleDocument.ts';
import { languageCodes, languages, type Language } from '../../src/locale/languages.ts';
import { compileMessage } from './compileMessage.ts';

type Messages = Record<string, string>;

/** Words of a clause that are kept, deleted or inserted. */
export interface Piece {
  text: string;
  change?: 'del' | 'ins';
  /** From left to right in a Hebrew clause: a number, or a Latin word. */
  isLatin: boolean;
}

/** A clause of the sample with its change, and the comment on that. */
interface Clause {
  id: string;
  pieces: Piece[];
  comment: Piece[];
}

/** The pieces of a message; `{change}` stands for the deletion and the insertion beside it, which may also be tags in the text. */
function piecesOf(
  elements: readonly MessageFormatElement[],
  changeOf: () => Piece[],
  inside: Omit<Piece, 'text'>,
): Piece[] {
  return elements.flatMap((element): Piece[] => {
    if (element.type === TYPE.literal) return [{ ...inside, text: element.value }];
    if (element.type === TYPE.argument && element.value === 'change') return changeOf();
    if (element.type !== TYPE.tag)
      throw new Error(`A sample is plain words; it has {${'value' in element ? element.value : '#'}}.`);
    const { value: tag, children } = element;
    return piecesOf(children, changeOf, {
      ...inside,
      ...((tag === 'del' || tag === 'ins') && { change: tag }),
      isLatin: inside.isLatin || tag === 'bdi',
    });
  });
}

/** Without the space between a deletion and its insertion, which would stay if both were accepted. */
const withoutGap = (pieces: readonly Piece[]) =>
  pieces.filter(
    ({ text, change }, place) =>
      change !== undefined ||
      text.trim() !== '' ||
      pieces[place - 1]?.change !== 'del' ||
      pieces[place + 1]?.change !== 'ins',
  );

/** The clauses of the landing page's redline, in the order of their messages: those with a comment. */
export function sampleClauses(messages: Messages, brand: string): Clause[] {
  const read = (id: string, change?: Piece['change'], changeOf: () => Piece[] = () => []) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`The sample document needs the message ${id}.`);
    return piecesOf(compileMessage(id, text, brand), changeOf, { ...(change && { change }), isLatin: false });
  };
  return Object.keys(messages).flatMap((key) => {
    const id = /^samples\.(\w+)\.clause$/.exec(key)?.[1];
    if (!id || !(`samples.${id}.comment` in messages)) return [];
    const change = () => [...read(`samples.${id}.del`, 'del'), ...read(`samples.${id}.ins`, 'ins')];
    return [{ id, pieces: withoutGap(read(key, undefined, change)), comment: read(`samples.${id}.comment`) }];
  });
}

/**
 * The redlined sample as a Word document: its changes are tracked, and each has a comment.
 * @param messages of `samples.json`.
 * @param author of changes and comments.
 */
export async function sampleDocument(
  language: Language,
  messages: Messages,
  author: string,
): Promise<Buffer> {
  const isHebrew = languages[language].direction === 'rtl';
  // The same file from the same messages.
  const date = new Date(`${lastModified}T09:00:00Z`);
  const run = ({ text, isLatin }: Piece): IRunOptions => ({
    text,
    ...(isHebrew && !isLatin && { rightToLeft: true }),
  });
  const direction = isHebrew ? { bidirectional: true } : {};
  let changes = 0;
  const childOf = (piece: Piece): ParagraphChild => {
    if (!piece.change) return new TextRun(run(piece));
    const options = { ...run(piece), id: ++changes, author, date: date.toISOString() };
    return piece.change === 'del' ? new DeletedTextRun(options) : new InsertedTextRun(options);
  };
  const line = (children: ParagraphChild[], spacing = 200) =>
    new Paragraph({ ...direction, spacing: { after: spacing, line: 340 }, children });
  const heading = (id: string, size: number) =>
    line(
      piecesOf(compileMessage(id, messages[id] ?? '', author), () => [], { isLatin: false }).map(
        (piece) => new TextRun({ ...run(piece), bold: true, size }),
      ),
      320,
    );
  const clauses = sampleClauses(messages, author);

  const clauseLine = ({ pieces }: Clause, id: number) => {
    const first = pieces.findIndex(({ change }) => change);
    const last = pieces.findLastIndex(({ change }) => change);
    return line(
      pieces.flatMap((piece, place) => [
        ...(place === first ? [new CommentRangeStart(id)] : []),
        childOf(piece),
        ...(place === last
          ? [new CommentRangeEnd(id), new TextRun({ children: [new CommentReference(id)] })]
          : []),
      ]),
    );
  };

  return Packer.toBuffer(
    new Document({
      creator: author,
      lastModifiedBy: author,
      title: (messages['samples.agreement.name'] ?? '').replace(/<\/?\w+>/g, ''),
      features: { trackRevisions: true },
      styles: {
        default: {
          document: {
            run: {
              font: 'Times New Roman',
              size: 24,
              language: { value: 'en-US', bidirectional: 'he-IL' },
            },
          },
        },
      },
      comments: {
        children: clauses.map(({ comment }, id) => ({
          id,
          author,
          initials: author.slice(0, 1),
          date,
          children: [
            new Paragraph({
              ...direction,
              children: comment.map((piece) => new TextRun(run(piece))),
            }),
          ],
        })),
      },
      sections: [
        {
          children: [
            heading('samples.agreement.name', 36),
            heading('samples.redline.heading', 26),
            ...clauses.map(clauseLine),
          ],
        },
      ],
    }),
  );
}

/** The samples of both languages, from `translations`. */
async function sampleDocuments(author: string) {
  const messagesOf = (language: Language) =>
    JSON.parse(
      readFileSync(new URL(`../../translations/${language}/samples.json`, import.meta.url), 'utf8'),
    ) as Messages;
  return Promise.all(
    languageCodes.map(async (language) => ({
      language,
      path: samplePath(language),
      source: await sampleDocument(language, messagesOf(language), author),
    })),
  );
}

/** Writes the sample documents, serves them in development, and tells pages how large they are. */
export function sampleDocumentsPlugin(author: string): Plugin {
  const documents = sampleDocuments(author);
  return {
    name: 'stet-sample-documents',
    async config() {
      const bytes = (await documents).map(({ language, source }) => [language, source.length]);
      return { define: { __SAMPLE_BYTES__: JSON.stringify(Object.fromEntries(bytes)) } };
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { path, source } of await documents)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    async configureServer(server) {
      const served = await documents;
      server.middlewares.use((request, response, next) => {
        const found = served.find(({ path }) => path === request.url?.split('?')[0]);
        if (found) response.end(found.source);
        else next();
      });
    },
  };
}
