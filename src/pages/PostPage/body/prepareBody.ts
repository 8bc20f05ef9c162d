import type { SafeHtml } from '../../../browser/trustedTypes';
import { arrangeCards, type BodyContext } from './cards';
import { inlineElements, safeHtmlOf, sanitize } from './sanitize';
import {
  announceTabs,
  arrangeAlignment,
  arrangeDirections,
  arrangeFootnotes,
  arrangeHeadings,
  arrangeNumbers,
  arrangeLinks,
  markLeadParagraph,
  arrangeScrollers,
  renameIds,
  sourcesOf,
} from './text';

interface BodyOptions extends BodyContext {
  /** Direction of the post's blog. */
  direction: 'ltr' | 'rtl';
  /** The post's address on the blog, if known. */
  url?: string | undefined;
}

/**
 * A post's HTML for the page: sanitized first, then rearranged by code that adds nothing from the post but sanitized text and addresses.
 * Needs a browser. Never throws; invalid or hostile parts are left out.
 */
export function prepareBody(html: string, options: BodyOptions) {
  const body = sanitize(html);
  const sources = sourcesOf(body, options.isOwn);
  arrangeLinks(body);
  arrangeCards(body, options);
  renameIds(body, options.url);
  const headings = arrangeHeadings(body);
  markLeadParagraph(body);
  arrangeFootnotes(body);
  arrangeAlignment(body);
  arrangeScrollers(body, options.text);
  arrangeDirections(body, options.direction);
  arrangeNumbers(body);
  const words = body.textContent.split(/\s+/).filter(Boolean).length;
  announceTabs(body, options.text);
  return {
    /** Without script, style, form or frame, and nothing that loads from a third party. */
    html: safeHtmlOf(body),
    headings,
    sources,
    words,
  };
}

/** The same for a picture's caption, which is one line. */
export function prepareCaption(html: string, { text }: Pick<BodyOptions, 'text'>): SafeHtml {
  const caption = sanitize(html, inlineElements);
  renameIds(caption);
  arrangeLinks(caption);
  arrangeNumbers(caption);
  announceTabs(caption, text);
  return caption.hasChildNodes() ? safeHtmlOf(caption) : '';
}
