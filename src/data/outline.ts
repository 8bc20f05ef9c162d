import type { MessageId } from '../../translations';
import { openings, type InternalLink, type PagePath } from '../paths.ts';
import { forItSections } from './forItSections.ts';
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
 * A page's parts for the site map; empty for a page without any.
 * @param messages those of the documents, from which their sections are derived.
 */
export function outlineOf(path: PagePath, messages: object): OutlinePart[] {
  switch (path) {
    case '/':
      // Without the section that only visitors in Israel see.
      return landingSections
        .filter(([id]) => id !== 'hebrew_support')
        .map(([id, number]) => ({ to: `/#${id}`, titleId: `home.contents.${id}`, number }));
    case '/faq':
      return faqItems.map(({ id }) => ({ to: `/faq#${id}`, titleId: `faq.${id}.question` }));
    case '/for-it':
      return forItSections.map(({ id, name }) => ({ to: `/for-it#${id}`, titleId: `forIt.${name}.title` }));
    case '/hiring':
      return openings.map(({ path: to, name }) => ({ to, titleId: `hiring.${name}.title` }));
    case '/terms':
      return documentSections(terms, messages);
    case '/privacy':
      return documentSections(privacy, messages);
    default:
      return [];
  }
}
