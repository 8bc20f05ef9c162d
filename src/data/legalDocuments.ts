import type { PagePath } from '../paths';

/** Last modification of both documents, ISO date. */
export const lastModified = '2025-07-15';

/** A document with numbered clauses in a message file of its own. */
export interface LegalDocument {
  path: Extract<PagePath, '/terms' | '/privacy'>;
  bundle: 'terms' | 'privacy';
  /** Message files of the document, its tools, and links. */
  bundles: readonly ['shell', 'legal', 'terms' | 'privacy'];
  /** The id of a part's message: `9.title`, `9.c2` (clause 9.2), `9.n2` (its note), `A.c2` (the annex). */
  textId: (part: string) => string;
}

export const terms: LegalDocument = {
  path: '/terms',
  bundle: 'terms',
  bundles: ['shell', 'legal', 'terms'],
  textId: (part) => `terms.s${part}`,
};

export const privacy: LegalDocument = {
  path: '/privacy',
  bundle: 'privacy',
  bundles: ['shell', 'legal', 'privacy'],
  textId: (part) => `privacy.s${part}`,
};
