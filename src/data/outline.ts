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

function documentSections(document: LegalDocument, messages: object): OutlinePart[] {
  return sectionsOf(document, messages).map(({ id, titleId }) => ({ to: `${document.path}#${id}`, titleId }));
}

/**
 * A page's parts for the site map; undefined without any.
 * @param messages those of the documents, from which their sections are derived.
 */
export function outlineOf(path: PagePath, messages: object): { parts: OutlinePart[] } | undefined {
  switch (path) {
    case '/':
      return {
        // Without the section that only visitors in Israel see.
        parts: landingSections
          .filter(([id]) => id !== 'hebrew_support')
          .map(([id, number]) => ({ to: `/#${id}`, titleId: `home.contents.${id}`, number })),
      };
    case '/faq':
      return { parts: faqItems.map(({ id }) => ({ to: `/faq#${id}`, titleId: `faq.${id}.question` })) };
    case '/for-it':
      return {
        parts: annexParts.map(({ id, name }) => ({ to: `/for-it#${id}`, titleId: `forIt.${name}.title` })),
      };
    case '/hiring':
      return { parts: openings.map(({ path: to, name }) => ({ to, titleId: `hiring.${name}.title` })) };
    case '/terms':
      return { parts: documentSections(terms, messages) };
    case '/privacy':
      return { parts: documentSections(privacy, messages) };
    default:
      return undefined;
  }
}
