import { openings, type InternalLink, type PagePath } from '../paths.ts';
import { annexParts } from './annexParts.ts';
import { sectionsOf } from './clauses.ts';
import { faqItems } from './faq.ts';
import { landingSections } from './landingSections.ts';
import { privacy, terms, type LegalDocument } from './legalDocuments.ts';

/** A part of a page that has an address of its own. */
export interface OutlinePart {
  to: InternalLink;
  /** The message that names it on its own page. */
  titleId: string;
}

/** What the parts of a page are, and which. */
export interface Outline {
  kind: 'sections' | 'questions' | 'positions';
  parts: OutlinePart[];
}

/** The numbered sections of a document. */
function documentSections(document: LegalDocument, has: (id: string) => boolean): OutlinePart[] {
  return sectionsOf(document, has).map(({ id, titleId }) => ({ to: `${document.path}#${id}`, titleId }));
}

/**
 * The parts of a page, for the site map; undefined for a page that has none worth listing.
 * @param has whether there is a message of that id.
 */
export function outlineOf(path: PagePath, has: (id: string) => boolean): Outline | undefined {
  switch (path) {
    case '/':
      return {
        kind: 'sections',
        // Without the one that only visitors in Israel see: a link must not lead nowhere.
        parts: landingSections
          .filter(([id]) => id !== 'hebrew_support')
          .map(([id]) => ({ to: `/#${id}`, titleId: `home.contents.${id}` })),
      };
    case '/faq':
      return {
        kind: 'questions',
        parts: faqItems.map(({ id }) => ({ to: `/faq#${id}`, titleId: `faq.${id}.question` })),
      };
    case '/for-it':
      return {
        kind: 'sections',
        parts: annexParts.map(({ id, name }) => ({ to: `/for-it#${id}`, titleId: `forIt.contents.${name}` })),
      };
    case '/hiring':
      return {
        kind: 'positions',
        parts: openings.map((opening) => ({ to: opening.path, titleId: `hiring.${opening.name}.title` })),
      };
    case '/terms':
      return { kind: 'sections', parts: documentSections(terms, has) };
    case '/privacy':
      return { kind: 'sections', parts: documentSections(privacy, has) };
    default:
      return undefined;
  }
}
