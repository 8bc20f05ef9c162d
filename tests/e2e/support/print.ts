import { extractText, getDocumentProxy } from 'unpdf';
import { faqItems } from '../../../src/data/faq.ts';
import { messages } from './messages.ts';
import type { Language } from './site.ts';

/** How many sheets of paper a PDF from `page.pdf` has. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Without marks that are not seen, and with the letters of ligatures. */
const plain = (text: string) =>
  text.normalize('NFKC').replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '');

/** What a PDF has on each of its sheets besides their number, without spaces, which engines add and leave out. */
export async function readSheets(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) =>
    plain(sheet)
      .replace(/\d+ \/ \d+\s*$/, '')
      .replaceAll(/\s/g, ''),
  );
}

/** The words of a text that are on no sheet. */
export function unprinted(text: string, sheets: readonly string[]): string[] {
  const printed = sheets.join('');
  return [...new Set(plain(text).match(/[\p{L}\p{M}\p{N}]+/gu))].filter((word) => !printed.includes(word));
}

/** All questions and answers. On the screen answers are closed. */
export function printedAnswers(language: Language): string {
  const { text } = messages(language);
  return faqItems.map(({ id }) => `${text(`faq.${id}.question`)} ${text(`faq.${id}.answer`)}`).join(' ');
}
