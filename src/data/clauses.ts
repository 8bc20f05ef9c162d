import type { LegalDocument } from './legalDocuments.ts';

/** One numbered clause. */
export interface Clause {
  /** As it is cited: `9.2`, or `A.2` in an annex. */
  number: string;
  /** The element's id, the same in every language: `s-9-2`, `a-2`. */
  id: string;
  textId: string;
  /** The note in the margin, where there is one. */
  noteId?: string;
}

/** A numbered section and its clauses; the annex is the last, and carries a letter. */
export interface LegalSection {
  number: string;
  id: string;
  titleId: string;
  isAnnex: boolean;
  clauses: Clause[];
}

/** The letter of the one annex that a document may have. */
const annex = 'A';

/** The whole numbers from 1 on, as long as something is there. */
function countWhile(isThere: (number: number) => boolean): number[] {
  const numbers: number[] = [];
  while (isThere(numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

/**
 * The sections and clauses of a document, read off its messages: their ids are the numbering, so that it exists once and is the
 * same in both languages (the catalogue test holds both files to the same ids).
 * @param has whether there is a message of that id.
 */
export function sectionsOf({ textId }: LegalDocument, has: (id: string) => boolean): LegalSection[] {
  const titled = (section: string) => has(textId(`${section}.title`));
  const numbers = countWhile((section) => titled(String(section))).map(String);
  return [...numbers, annex].filter(titled).map((section) => {
    const isAnnex = section === annex;
    return {
      number: section,
      id: isAnnex ? 'annex-a' : `s-${section}`,
      titleId: textId(`${section}.title`),
      isAnnex,
      clauses: countWhile((clause) => has(textId(`${section}.c${clause}`))).map((clause) => {
        const noteId = textId(`${section}.n${clause}`);
        return {
          number: `${section}.${clause}`,
          id: isAnnex ? `a-${clause}` : `s-${section}-${clause}`,
          textId: textId(`${section}.c${clause}`),
          ...(has(noteId) && { noteId }),
        };
      }),
    };
  });
}
