import DOMPurify, { type Config } from 'dompurify';
import { disarm } from './disarm';

/** Everything a post may consist of: text, lists, tables, figures, media. An `<iframe>` is let through to become a link. */
const elements =
  'a abbr aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
  'figure h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong ' +
  'sub summary sup table tbody td tfoot th thead time tr u ul var video wbr';

/** No `style`, no handlers, no `name`; no `role`, `tabindex` or `aria-…`, which could mislead. */
const attributes =
  'align alt cite class colspan controls data-kg-thumbnail data-kg-toggle-state datetime dir download height href hreflang ' +
  'id lang loop muted open playsinline reversed rowspan scope sizes span src srcset start target title type value width';

/** Elements that go together with what they hold: without the element its words would make no sense. */
const goWithContent = [
  'button',
  'datalist',
  'embed',
  'form',
  'input',
  'object',
  'option',
  'select',
  'template',
];

const config: Config = {
  ALLOWED_TAGS: elements.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // DOMPurify's own pattern with fewer schemes: it holds every value against it, addresses or not.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_FORBID_CONTENTS: goWithContent,
  RETURN_DOM: true,
};

/** The names a post may give its elements: those of Ghost's cards and of code languages, never those of the site's own styles. */
const isPostClass = (name: string) => /^(?:kg-|language-|footnote)/.test(name);

/**
 * A post's HTML as a clean tree in a document of its own, where nothing loads and nothing runs (B6). Needs a browser;
 * hostile or broken HTML gives a smaller tree, never an error.
 */
export function sanitise(html: string): HTMLElement {
  const body = DOMPurify.sanitize(disarm(html), config) as unknown as HTMLElement;
  for (const element of body.querySelectorAll('[class]')) {
    element.className = [...element.classList].filter(isPostClass).join(' ');
  }
  return body;
}
