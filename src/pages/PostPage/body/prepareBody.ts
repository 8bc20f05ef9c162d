import type { SafeHtml } from '../../../components/trustedTypes';
import { arrangeCards, type BodyContext } from './cards';
import { inlineElements, safeHtmlOf, sanitise } from './sanitise';
import {
  arrangeAlignment,
  arrangeDirections,
  arrangeFootnotes,
  arrangeHeadings,
  arrangeLinks,
  arrangeOpening,
  arrangeScrollers,
  renameIds,
  sourcesOf,
  type BodyHeading,
  type BodySource,
} from './text';

interface BodyOptions extends BodyContext {
  /** Direction of the blog the post is from. */
  direction: 'ltr' | 'rtl';
}

/** A post's body, ready for the page. */
export interface PreparedBody {
  /** Safe HTML: no script, no style, no form, no frame, nothing that loads from a third party. */
  html: SafeHtml;
  headings: BodyHeading[];
  sources: BodySource[];
  /** Number of words in it. */
  words: number;
}

/**
 * What Ghost sends, as the page shows it: sanitised first, then arranged by code of our own that adds nothing from
 * the post but text and addresses which have passed the sanitiser. Needs a browser. Never fails: what is broken or hostile
 * is left out.
 */
export function prepareBody(html: string, options: BodyOptions): PreparedBody {
  const body = sanitise(html);
  const sources = sourcesOf(body, options.isOwn);
  arrangeLinks(body, options.words);
  arrangeCards(body, options);
  renameIds(body);
  const headings = arrangeHeadings(body);
  arrangeOpening(body);
  arrangeFootnotes(body);
  arrangeAlignment(body);
  arrangeScrollers(body, options.words);
  arrangeDirections(body, options.direction);
  const words = body.textContent.split(/\s+/).filter(Boolean).length;
  return { html: safeHtmlOf(body), headings, sources, words };
}

/** The caption of a picture: the same, for a single line of text. */
export function prepareCaption(html: string, { words }: Pick<BodyOptions, 'words'>): SafeHtml {
  const caption = sanitise(html, inlineElements);
  renameIds(caption);
  arrangeLinks(caption, words);
  return caption.hasChildNodes() ? safeHtmlOf(caption) : '';
}
