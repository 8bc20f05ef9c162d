import type { MessageId } from '../../translations';
import { openings, type InternalLink, type PagePath } from '../paths.ts';
import { annexParts } from './annexParts.ts';
import { sectionsOf } from './clauses.ts';
import { faqItems } from './faq.ts';
import { landingSections } from './landingSections.ts';
import { privacy, terms, type LegalDocument } from './legalDocuments.ts';

interface OutlinePart {
  to: InternalLink;
  titleId: MessageId;
  /** The number on its page, if that is not its place in the list. */
  number?: string;
}

/** The parts of a page and what they are called. */
interface Outline {
  kind: 'sections' | 'questions' | 'positions';
  parts: OutlinePart[];
}

function documentSections(document: LegalDocument, messages: object): OutlinePart[] {
  return sectionsOf(document, messages).map(({ id, titleId }) => ({ to: `${document.path}#${id}`, titleId }));
}

/**
 * A page's parts for the site map; undefined without any.
 * @param messages those of the documents, from which their sections are derived.
 */
export function outlineOf(path: PagePath, messages: object): Outline | undefined {
  switch (path) {
    case '/':
      return {
        kind: 'sections',
        // Without the section that only visitors in Israel see.
        parts: landingSections
          .filter(([id]) => id !== 'hebrew_support')
          .map(([id, number]) => ({ to: `/#${id}`, titleId: `home.contents.${id}`, number })),
      };
    case '/faq':
      return {
        kind: 'questions',
        parts: faqItems.map(({ id }) => ({ to: `/faq#${id}`, titleId: `faq.${id}.question` })),
      };
    case '/for-it':
      return {
        kind: 'sections',
        parts: annexParts.map(({ id, name }) => ({ to: `/for-it#${id}`, titleId: `forIt.${name}.title` })),
      };
    case '/hiring':
      return {
        kind: 'positions',
        parts: openings.map((opening) => ({ to: opening.path, titleId: `hiring.${opening.name}.title` })),
      };
    case '/terms':
      return { kind: 'sections', parts: documentSections(terms, messages) };
    case '/privacy':
      return { kind: 'sections', parts: documentSections(privacy, messages) };
    default:
      return undefined;
  }
}
