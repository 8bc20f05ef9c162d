import { Features, transform } from 'lightningcss';
import { compile } from 'stylis';
import { shareDeclarations } from './shareDeclarations.ts';
import {
  closed,
  compete,
  opened,
  readRules,
  withoutOverridden,
  withoutArguments,
  type Row,
  type Rule,
  type Selector,
} from './cssRules.ts';

/** MUI writes `sx={{ padding: { xs: 2 } }}` as a media query that always matches. */
const always = '@media (min-width:0)';

/** What is shown while a page is first painted. */
interface FirstScreen {
  html: string;
  /** Language of the page, such as `en`. */
  language: string;
}

/**
 * Compacts critical CSS to about half its bytes with the same cascade. Emotion writes a class per different `sx`, each repeating the
 * component's base styles; here, common prefixes are written once and equal rules are merged. Relies on no element having two of Emotion's
 * classes, which `assertOneClass` checks: rules of different classes never compete, and a rule only moves past rules that it cannot compete
 * with.
 * @param classes Emotion's classes in this CSS, such as `stet-1x2y3z`.
 * @param firstScreen HTML of the first screen and its language, where there is something after it.
 */
export function compactCss(css: string, classes: readonly string[], firstScreen?: FirstScreen) {
  const animations = new Set<string>();
  const named = nameFonts(minify(css));
  const own = new Set(classes.map((name) => `.${name}`));
  const rules = readRules(compile(named.css), own, animations).filter(canApply);
  const parts = firstScreen === undefined ? { first: rules, later: [] } : splitRules(rules, firstScreen);
  const [first, later] = [writeRules(parts.first), writeRules(parts.later)];
  const isLater = (animation: string) => {
    const name = /@keyframes ([\w-]+)/.exec(animation)![1]!;
    return later.includes(name) && !first.includes(name);
  };
  const all = [...animations];
  return {
    first: named.definitions + all.filter((animation) => !isLater(animation)).join('') + first,
    later: all.filter(isLater).join('') + later,
  };
}

/**
 * What MUI writes for each of its buttons and nothing on the site is: no component is disabled (`tests/house.test.ts`), and no browser of
 * `browserslist` draws Firefox's former focus outline.
 */
const unused = /\.Mui-disabled|::-moz-focus-inner/;

const canApply = ({ selector }: Rule) => !unused.test(withoutArguments(selector.text));

/** Writes lists of font families that repeat as variables. */
function nameFonts(css: string): { css: string; definitions: string } {
  const lists = css.match(/(?<=font-family:)[^;}]{40,}/g) ?? [];
  const repeated = [...new Set(lists)].filter((list) => lists.filter((one) => one === list).length > 2);
  const definitions = repeated.map((list, at) => `--f${at || ''}:${list}`).join(';');
  return {
    css: repeated.reduce(
      (result, list, at) => result.replaceAll(`font-family:${list}`, `font-family:var(--f${at || ''})`),
      css,
    ),
    definitions: definitions && `:root{${definitions}}`,
  };
}

const writeRules = (rules: readonly Rule[]): string =>
  groupRules(rules)
    .map(({ atRules, rows }) => opened(atRules) + shareDeclarations(rows) + closed(atRules))
    .join('');

interface Style {
  key: string;
  ids: string;
  css: string;
}

const isGlobal = ({ key }: Style) => key.endsWith('-global');
const isAnimation = ({ css }: Style) => css.startsWith('@keyframes');

/** Global styles of media that the first paint can go without. */
const specialMedia = /@media (?:print|\(forced-colors:active\))\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** What `src/components/FirstScreenEnd.tsx` renders. */
const firstScreenEnd = '<link rel="stylesheet" href="later.css"/>';

/**
 * Compacts the styles of a page in a language. Global styles keep their order; animations, which Emotion extracts as global styles, move to the
 * components that use them, since each `<style>` needs a hash in the policy. Those of elements after the first screen are `later`, which is empty
 * where the page does not mark its end.
 */
export function compactStyles(styles: readonly Style[], body: string, language: string) {
  const animations = styles.filter(isAnimation).map(({ css }) => css);
  const [html = '', afterIt] = body.split(firstScreenEnd);
  const later: string[] = [];
  const inline = styles
    .filter((style) => style.css && !isAnimation(style))
    .map((style) => {
      if (isGlobal(style)) {
        const css = minify(style.css);
        if (!afterIt) return { ...style, css };
        later.push(...(css.match(specialMedia) ?? []));
        return { ...style, css: css.replace(specialMedia, '') };
      }
      const classes = style.ids.split(' ').map((id) => `${style.key}-${id}`);
      assertOneClass(body, classes);
      const firstScreen = afterIt ? { html, language } : undefined;
      const parts = compactCss(animations.join('') + style.css, classes, firstScreen);
      later.push(minify(parts.later));
      return { ...style, css: minify(parts.first) };
    });
  return { styles: inline, later: later.join('') };
}

/** Replaces the mark of the first screen's end by a link to the file with the later styles. */
export function linkLaterStyles(body: string, key: string, href: string): string {
  return body.replace(firstScreenEnd, `<link rel="stylesheet" href="${href}" data-served="${key}">`);
}

/** What is not on screen while a page is first painted: states that a visitor causes. */
const causedState = /:(hover|active)\b/;

/**
 * Separates the rules that cannot apply to the first screen when it is first painted: its selector names a class or a language that none
 * of its elements has, or a state that a visitor causes; or the rule is for print. One that a rule of the first screen may override stays.
 */
function splitRules(rules: readonly Rule[], { html, language }: FirstScreen) {
  const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')));
  const languages = new Set([language, ...[...html.matchAll(/ lang="([^"]*)"/g)].map(([, code]) => code!)]);
  const isLater = ({ text }: Selector) => {
    const selector = withoutArguments(text);
    const names = selector.match(/(?<=\.)[\w-]+/g) ?? [];
    const [, code] = /^[^(]*:lang\((\w+)\)/.exec(text) ?? [];
    return (
      causedState.test(selector) ||
      names.some((name) => !shown.has(name)) ||
      (code !== undefined && !languages.has(code))
    );
  };
  const first: Rule[] = [];
  const later: Rule[] = [];
  for (const rule of rules.toReversed()) {
    const isForLater = /@media print(?=\{|$)/.test(rule.atRules) || isLater(rule.selector);
    const isMoved = isForLater && !first.some((other) => compete(rule, other));
    (isMoved ? later : first).unshift(rule);
  }
  return { first, later };
}

/** Minifies values and removes overridden declarations. Media queries keep the syntax of older browsers. */
function minify(css: string): string {
  const code = Buffer.from(css);
  return String(
    transform({ filename: 'critical.css', code, minify: true, include: Features.MediaRangeSyntax }).code,
  );
}

/** @throws Error if an element has two Emotion classes, since compact CSS does not keep the order between their rules. */
export function assertOneClass(html: string, classes: readonly string[]): void {
  const own = new Set(classes);
  for (const [, list] of html.matchAll(/ class="([^"]*)"/g)) {
    if (list!.split(' ').filter((name) => own.has(name)).length > 1)
      throw new Error(
        `An element carries two classes of Emotion, and critical CSS keeps no order between them: ${list}`,
      );
  }
}

/** Rules that can be in one list of selectors, inside the same at-rules. */
interface Group {
  atRules: string;
  unusual: string;
  rows: Row[];
}

/** Groups rules, moving one back only past those that it does not compete with. */
function groupRules(rules: readonly Rule[]): Group[] {
  const groups: Group[] = [{ atRules: '', unusual: '', rows: [] }];
  for (const rule of rules) {
    const { selector, declarations } = rule;
    const atRules = rule.atRules === always ? '' : rule.atRules;
    const unusual = unusualPseudos(selector);
    let group: Group | undefined;
    let near = groups.length;
    for (let at = groups.length - 1; at >= 0; at--) {
      const before = groups[at]!;
      if (before.atRules === atRules) {
        if (near === groups.length) near = at + 1;
        if (before.unusual === unusual) group = before;
      }
      if (before.rows.some((row) => compete(row, rule))) break;
    }
    if (!group) {
      group = { atRules, unusual, rows: [] };
      groups.splice(near, 0, group);
    }
    const row = group.rows.findLast((one) => one.selector.text === selector.text || compete(one, rule));
    if (row?.selector.text === selector.text)
      row.declarations = withoutOverridden([...row.declarations, ...declarations]);
    else group.rows.push({ selector, declarations });
  }
  return groups;
}

/** Pseudo-classes and pseudo-elements that every browser knows. */
const known =
  /^::?(?:active|after|before|first-of-type|focus|focus-visible|hover|lang|last-child|last-of-type|not|nth-of-type|nth-child|root)$/;

/** The others, for which a browser that does not know one drops the whole list of selectors. */
const unusualPseudos = ({ text }: Selector) =>
  (text.match(/::?[\w-]+/g) ?? [])
    .filter((pseudo) => !known.test(pseudo))
    .sort()
    .join();
