import type { LegalDocument } from './legalDocuments.ts';

/** One numbered clause. */
export interface Clause {
  /** As it is cited: `9.2`. */
  number: string;
  /** The element's id, the same in every language: `s-9-2`. */
  id: string;
  textId: string;
  /** The note in the margin, where there is one. */
  noteId?: string;
}

/** A numbered section and its clauses. */
export interface LegalSection {
  number: number;
  id: string;
  titleId: string;
  clauses: Clause[];
}

/** The whole numbers from 1 on, as long as something is there. */
function countWhile(isThere: (number: number) => boolean): number[] {
  const numbers: number[] = [];
  while (isThere(numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

/**
 * The sections and clauses of a document, read off its messages: their ids are the numbering, so that it exists once and is the
 * same in both languages (X7; the catalogue test holds both files to the same ids).
 * @param has whether there is a message of that id.
 */
export function sectionsOf({ textId }: LegalDocument, has: (id: string) => boolean): LegalSection[] {
  return countWhile((section) => has(textId(`${section}.title`))).map((section) => ({
    number: section,
    id: `s-${section}`,
    titleId: textId(`${section}.title`),
    clauses: countWhile((clause) => has(textId(`${section}.c${clause}`))).map((clause) => {
      const noteId = textId(`${section}.n${clause}`);
      return {
        number: `${section}.${clause}`,
        id: `s-${section}-${clause}`,
        textId: textId(`${section}.c${clause}`),
        ...(has(noteId) && { noteId }),
      };
    }),
  }));
}
