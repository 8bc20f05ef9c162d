import type { SafeHtml } from '../../../browser/trustedTypes';
import { languages, type Language } from '../../../locale/languages';
import { arrangeCards, type BodyContext } from './cards';
import { arrangeDirections } from './directions';
import { inlineElements, safeHtmlOf, sanitize } from './sanitize';
import {
  announceTabs,
  arrangeAddresses,
  arrangeAlignment,
  arrangeBlocks,
  arrangeFootnotes,
  arrangeHeadings,
  arrangeLinks,
  arrangeLists,
  arrangeNumbers,
  arrangeScrollers,
  markLeadParagraph,
  renameIds,
  sourcesOf,
  wordCount,
} from './text';

interface BodyOptions extends BodyContext {
  /** Language of the post's blog. */
  language: Language;
}

/**
 * A post's HTML for the page: sanitized first, then rearranged by code that adds nothing from the post but sanitized text and addresses.
 * Needs a browser. Never throws; invalid or hostile parts are left out.
 */
export function prepareBody(html: string, options: BodyOptions) {
  const { language, text, url } = options;
  const body = sanitize(html);
  arrangeAddresses(body, language);
  const sources = sourcesOf(body, options.isOwn);
  arrangeLinks(body);
  arrangeCards(body, options);
  renameIds(body, url);
  arrangeBlocks(body);
  arrangeLists(body);
  const headings = arrangeHeadings(body);
  markLeadParagraph(body);
  arrangeFootnotes(body);
  arrangeScrollers(body, text);
  arrangeNumbers(body);
  const { direction } = languages[language];
  arrangeDirections(body, direction);
  arrangeAlignment(body, direction);
  const words = wordCount(body);
  announceTabs(body, text);
  return {
    /** Without script, style, form or frame, and nothing that loads from a third party. */
    html: safeHtmlOf(body),
    headings,
    sources,
    words,
  };
}

/** The same for a picture's caption, which has no blocks but paragraphs. */
export function prepareCaption(
  html: string,
  { language, text, url }: Pick<BodyOptions, 'language' | 'text' | 'url'>,
): SafeHtml {
  const caption = sanitize(html, `${inlineElements} p`);
  // Loose words have a direction too.
  if (!caption.querySelector('p')) {
    const line = caption.ownerDocument.createElement('div');
    line.append(...caption.childNodes);
    caption.append(line);
  }
  arrangeAddresses(caption, language);
  renameIds(caption, url);
  arrangeLinks(caption);
  arrangeNumbers(caption);
  arrangeDirections(caption, languages[language].direction);
  announceTabs(caption, text);
  return caption.textContent.trim() ? safeHtmlOf(caption) : '';
}
