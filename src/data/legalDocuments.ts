import type { PagePath } from '../paths';

/** The day both documents were last modified, as `<time>` writes it. */
export const lastModified = '2025-07-15';

/** A document with numbered clauses, whose words are a message file of its own. */
export interface LegalDocument {
  path: Extract<PagePath, '/terms' | '/privacy'>;
  bundle: 'terms' | 'privacy';
  /** The id of the message that holds a part: `9.title`, `9.c2` (clause 9.2), `9.n2` (the note beside it), `A.c2` (the annex). */
  textId: (part: string) => string;
}

export const terms: LegalDocument = {
  path: '/terms',
  bundle: 'terms',
  textId: (part) => `terms.s${part}`,
};

export const privacy: LegalDocument = {
  path: '/privacy',
  bundle: 'privacy',
  textId: (part) => `privacy.s${part}`,
};
