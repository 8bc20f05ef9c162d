import type { LegalDocument } from './legalDocuments.ts';

export interface Clause {
  /** As cited: `9.2`, or `A.2` in the annex. */
  number: string;
  /** The element's id, the same in every language: `s-9-2`, `a-2`. */
  id: string;
  textId: string;
  /** The margin note, if any. */
  noteId?: string;
}

/** A numbered section with its clauses; the annex is the last, with a letter. */
export interface LegalSection {
  number: string;
  id: string;
  titleId: string;
  isAnnex: boolean;
  clauses: Clause[];
}

const annex = 'A';

/** Counts up from 1 while something exists. */
function countWhile(isThere: (number: number) => boolean): number[] {
  const numbers: number[] = [];
  while (isThere(numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

/**
 * A document's sections and clauses, derived from its message ids, so that the numbering exists once for both languages.
 * @param has whether a message exists.
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
