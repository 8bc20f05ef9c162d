import { transform } from 'lightningcss';
import type { RenderedPage } from '../../src/prerender.ts';

type Styles = RenderedPage['styles'];

/** What `src/components/FirstScreenEnd.tsx` renders. */
const firstScreenEnd = '<link rel="stylesheet" href="later.css"/>';

const minify = (css: string): string =>
  String(transform({ filename: 'critical.css', code: Buffer.from(css), minify: true }).code);

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')));

const classOf = ({ key, ids }: Styles[number]) => `${key}-${ids}`;

const join = (styles: Styles) => styles.map(({ css }) => css).join('');

/**
 * Joins the styles of a page's components into one `<style>`, together with the animations, which Emotion keeps as global styles and whose
 * elements would each need a hash in the policy. What follows the first screen goes to `later`, for a file, which is empty where a page does not
 * mark its end: Emotion inserts rules in the order of the document, so it is cut after the last class that the first screen has, and no rule
 * changes places with another. Left out are classes that no element has: where one component passes its class to another, Emotion inserts both
 * rules, and the element has the second.
 */
export function compactStyles(styles: Styles, body: string): { styles: Styles; later: string } {
  const isAnimation = ({ css }: Styles[number]) => css.startsWith('@keyframes');
  const isGlobal = ({ key }: Styles[number]) => key.endsWith('-global');
  const [html = '', afterIt] = body.split(firstScreenEnd);
  const used = classesOf(body);
  const shown = classesOf(html);
  const animations = styles.filter(isAnimation);
  const rest = styles.filter(
    (style) => style.css && !isAnimation(style) && (isGlobal(style) || used.has(classOf(style))),
  );
  const end =
    afterIt === undefined ? rest.length : rest.findLastIndex((style) => shown.has(classOf(style))) + 1;
  const first = rest.slice(0, end);
  const components = first.filter((style) => !isGlobal(style));
  const later = join(rest.slice(end));
  const isLater = ({ ids }: Styles[number]) => later.includes(ids) && !join(first).includes(ids);
  const css = minify(join(animations.filter((one) => !isLater(one))) + join(components));
  return {
    styles: [
      ...first.filter(isGlobal).map((style) => ({ ...style, css: minify(style.css) })),
      ...components.slice(0, 1).map(({ key }) => ({ key, ids: '', css })),
    ],
    later: minify(join(animations.filter(isLater)) + later),
  };
}

/** Replaces the mark of the first screen's end by a link to the file with the later styles. */
export function linkLaterStyles(body: string, key: string, href: string): string {
  return body.replace(firstScreenEnd, `<link rel="stylesheet" href="${href}" data-served="${key}">`);
}
