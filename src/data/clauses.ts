import type { MessageId } from '../../translations';
import type { LegalDocument } from './legalDocuments.ts';

export interface Clause {
  /** As cited: `9.2`, or `A.2` in the annex. */
  number: string;
  /** The element's id, the same in every language: `s-9-2`, `a-2`. */
  id: string;
  textId: MessageId;
  /** The margin note, if any. */
  noteId?: MessageId;
}

/** A numbered section with its clauses; the annex is the last, with a letter. */
export interface LegalSection {
  number: string;
  id: string;
  titleId: MessageId;
  isAnnex: boolean;
  clauses: Clause[];
}

const annex = 'A';

/** Collects what exists for 1, 2, 3 and so on, up to the first number without any. */
function collect<Item>(itemOf: (number: number) => Item | undefined): Item[] {
  const items: Item[] = [];
  for (let item = itemOf(1); item !== undefined; item = itemOf(items.length + 1)) items.push(item);
  return items;
}

/**
 * A document's sections and clauses, derived from its message ids, so that the numbering exists once for both languages.
 * @param messages the document's, in any language.
 */
export function sectionsOf({ textId }: LegalDocument, messages: object): LegalSection[] {
  const exists = (id: string): id is MessageId => id in messages;

  function clauseOf(section: string, number: number): Clause | undefined {
    const clauseId = textId(`${section}.c${number}`);
    const noteId = textId(`${section}.n${number}`);
    if (!exists(clauseId)) return undefined;
    return {
      number: `${section}.${number}`,
      id: section === annex ? `a-${number}` : `s-${section}-${number}`,
      textId: clauseId,
      ...(exists(noteId) && { noteId }),
    };
  }
  function sectionOf(number: string): LegalSection | undefined {
    const titleId = textId(`${number}.title`);
    if (!exists(titleId)) return undefined;
    const isAnnex = number === annex;
    return {
      number,
      id: isAnnex ? 'annex-a' : `s-${number}`,
      titleId,
      isAnnex,
      clauses: collect((clause) => clauseOf(number, clause)),
    };
  }
  return [...collect((number) => sectionOf(String(number))), sectionOf(annex) ?? []].flat();
}
