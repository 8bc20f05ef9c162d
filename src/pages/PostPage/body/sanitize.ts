import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { policy, type SafeHtml } from '../../../browser/trustedTypes';
import { stripActiveContent } from './stripActiveContent';

export const inlineElements =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';

/** Allowed elements. An `<iframe>` is allowed because it becomes a link. */
const bodyElements =
  `${inlineElements} aside audio blockquote caption col colgroup dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr ` +
  'iframe img li ol p pre rp rt ruby section source summary table tbody td tfoot th thead tr ul video';

/** No `style`, event handlers or `name`; no `role`, `tabindex` or `aria-…`, which could mislead. */
const attributes =
  'align alt cite class colspan controls data-kg-thumbnail data-kg-toggle-state datetime dir download height href hreflang ' +
  'id lang loop muted open playsinline reversed rowspan scope sizes span src srcset start target title type value width';

/** Removed together with their content. */
const removedWithContent = 'button datalist embed form input object option select template';

const config = {
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify's own pattern with fewer schemes; it is applied to every attribute.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_FORBID_CONTENTS: removedWithContent.split(' '),
  RETURN_DOM: true,
  TRUSTED_TYPES_POLICY: policy,
} satisfies Config;

/** Allowed class names: Ghost's cards and code languages, but none of the site's own. */
const isPostClass = (name: string) => /^(?:kg-|language-|footnote)/.test(name);

let purifier = DOMPurify;

/** Sanitizes in the documents of a window other than the browser's; the prerenderer has none of its own. */
export function sanitizeIn(window: WindowLike): void {
  purifier = DOMPurify(window);
}

/**
 * A post's HTML as a sanitized tree in an inert document. Needs a browser; hostile or broken HTML never throws.
 * @param elements allowed elements, separated by spaces; the content of others is kept.
 */
export function sanitize(html: string, elements = bodyElements): HTMLElement {
  const allowed = { ...config, ALLOWED_TAGS: elements.split(' ') };
  const body = purifier.sanitize(stripActiveContent(html), allowed) as HTMLElement;
  for (const element of body.querySelectorAll('[class]')) {
    element.className = [...element.classList].filter(isPostClass).join(' ');
  }
  return body;
}

/** The HTML of a sanitized tree, as Trusted Types require it. */
export function safeHtmlOf(tree: HTMLElement): SafeHtml {
  return policy?.createHTML(tree.innerHTML) ?? tree.innerHTML;
}
