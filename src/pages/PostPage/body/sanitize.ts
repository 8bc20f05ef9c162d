import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { policy, type SafeHtml } from '../../../browser/trustedTypes';

export const inlineElements =
  'a abbr b bdi bdo br cite code del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr';

/** Allowed elements. The last of them become something else: a frame a link, a template its content, and a landmark a plain block. */
const bodyElements =
  `${inlineElements} aside audio blockquote caption col colgroup dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr ` +
  'img li ol p picture pre rp rt ruby section source summary table tbody td tfoot th thead tr ul video ' +
  'address article center fieldset footer header hgroup iframe main nav template';

/** No `style`, event handlers or `name`; no `role`, `tabindex` or `aria-…`, which could mislead. */
const attributes =
  'align alt cite class colspan controls data-kg-thumbnail data-kg-toggle-state datetime dir download height href hreflang ' +
  'id lang loop media muted open playsinline reversed rowspan scope sizes span src srcset start target title type value width';

/** Removed together with their content. A formula is not: its signs stay as text. */
const removedWithContent =
  'audio button canvas datalist embed form head iframe input noembed noframes noscript object option plaintext script select style ' +
  'svg template textarea title video xmp';

const config = {
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify's own pattern with fewer schemes; it is applied to every attribute.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  FORBID_CONTENTS: removedWithContent.split(' '),
  RETURN_DOM: true,
  // Ids get a prefix (`renameIds`), so that none can shadow a name of the document.
  SANITIZE_DOM: false,
  TRUSTED_TYPES_POLICY: policy,
} satisfies Config;

/** Allowed class names: Ghost's cards and code languages, but none of the site's own. */
const isPostClass = (name: string) => /^(?:kg-|language-|footnote)/.test(name);

/** Numbering by the style of pasted lists, as the attribute `type`. */
const listTypes: Record<string, string> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'lower-roman': 'i',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'upper-roman': 'I',
};

/** Keeps what a post says by attributes that are removed: alignment, numbering, targets of links, and pictures for a loading script. */
function keepMeaning(node: Node) {
  if (node.nodeType !== node.ELEMENT_NODE) return;
  const element = node as Element;
  const give = (name: string, value: string | null | undefined) => value && element.setAttribute(name, value);
  const style = element.getAttribute('data-style') ?? '';
  give('align', /\btext-align:\s*(left|center|right)\b/i.exec(style)?.[1]);
  if (element.nodeName === 'CENTER') give('align', 'center');
  if (element.nodeName === 'OL')
    give('type', listTypes[/\blist-style(?:-type)?:\s*([\w-]+)/i.exec(style)?.[1] ?? '']);
  if (element.nodeName === 'A' && !element.id) give('id', element.getAttribute('name'));
  if (
    /^(?:IMG|IFRAME|SOURCE)$/.test(element.nodeName) &&
    /^(?:data:|about:|$)/.test(element.getAttribute('src') ?? '')
  )
    give(
      'src',
      ['data-src', 'data-lazy-src', 'data-original'].map((name) => element.getAttribute(name)).find(Boolean),
    );
  if (!element.hasAttribute('srcset')) give('srcset', element.getAttribute('data-srcset'));
}

function withHooks(purify: typeof DOMPurify) {
  if (purify.isSupported) purify.addHook('beforeSanitizeAttributes', keepMeaning);
  return purify;
}

let purifier = withHooks(DOMPurify);

/** Sanitizes in the documents of a window other than the browser's; the prerenderer has none of its own. */
export function sanitizeIn(window: WindowLike): void {
  purifier = withHooks(DOMPurify(window));
}

/** HTML without its scripts, as far as they are closed. */
const withoutScripts = (html: string): string =>
  html
    .split(/(?=<script\b)/i)
    .map((one) => one.replace(/^<script\b[^]*?<\/script\s*>/i, ''))
    .join('');

/**
 * Keeps Chromium's console silent for ordinary posts, since its parser reports each style, script, event handler and `<base>` to the content
 * security policy, in inert documents too (measured in Chromium 156 for every parser it has). Not the sanitizer: what this overlooks is
 * reported and removed.
 */
const withoutReports = (html: string): string =>
  withoutScripts(html)
    .replace(/<style\b[^<]*<\/style>|<base\b[^>]*>/gi, '')
    .replace(/<[a-z](?:=\s*(?:"[^"]*"|'[^']*')|=(?!\s*["'])|[^<>=])*>/gi, (tag) =>
      tag.replace(
        /=\s*(?:"[^"]*"|'[^']*')|(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi,
        (whole: string, name?: string) => (name ? `data-${name}` : whole),
      ),
    );

/**
 * A post's HTML as a sanitized tree in an inert document. Needs a browser; hostile or broken HTML never throws.
 * @param elements allowed elements, separated by spaces; the content of others is kept.
 */
export function sanitize(html: string, elements = bodyElements): HTMLElement {
  const allowed = { ...config, ALLOWED_TAGS: elements.split(' ') };
  // After a break, `<frameset>` cannot take the place of the body.
  const body = purifier.sanitize(`<br>${withoutReports(html)}`, allowed) as HTMLElement;
  body.firstChild?.remove();
  for (let inert; (inert = body.querySelector('template'));) inert.replaceWith(inert.content);
  for (const element of body.querySelectorAll('[class]')) {
    element.className = [...element.classList].filter(isPostClass).join(' ');
  }
  return body;
}

/** The HTML of a sanitized tree, as Trusted Types require it. */
export function safeHtmlOf(tree: HTMLElement): SafeHtml {
  return policy?.createHTML(tree.innerHTML) ?? tree.innerHTML;
}
