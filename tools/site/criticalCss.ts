import { Features, transform } from 'lightningcss';
import { compile } from 'stylis';
import {
  closed,
  compete,
  opened,
  readRules,
  withoutArguments,
  type Rule,
  type Selector,
} from './cssRules.ts';

/** MUI writes `sx={{ padding: { xs: 2 } }}` as a media query that always matches. */
const always = '@media (min-width:0em)';

/**
 * Compacts critical CSS to about half its bytes with the same cascade. Emotion writes a class per different `sx`, each repeating the
 * component's base styles; here, common prefixes are written once and equal rules are merged. Relies on no element having two of Emotion's
 * classes, which `assertOneClass` checks: rules of different classes never compete, and a rule only moves past rules that it cannot compete
 * with.
 * @param classes Emotion's classes in this CSS, such as `stet-1x2y3z`.
 * @param firstScreen HTML of the first screen, where there is something after it.
 */
export function compactCss(css: string, classes: readonly string[], firstScreen?: string) {
  const animations = new Set<string>();
  const rules = readRules(compile(css), new Set(classes.map((name) => `.${name}`)), animations);
  const parts = firstScreen === undefined ? { first: rules, later: [] } : splitRules(rules, firstScreen);
  const [first, later] = [writeRules(parts.first), writeRules(parts.later)];
  const isLater = (animation: string) => {
    const name = /@keyframes ([\w-]+)/.exec(animation)![1]!;
    return later.includes(name) && !first.includes(name);
  };
  const all = [...animations];
  return {
    first: all.filter((animation) => !isLater(animation)).join('') + first,
    later: all.filter(isLater).join('') + later,
  };
}

function writeRules(rules: readonly Rule[]): string {
  const bases = new Map<string, string[]>();
  const others: Rule[] = [];
  for (const rule of rules) {
    const [{ text, own } = { text: '', own: '' }, ...more] = rule.selectors;
    const isBase = more.length === 0 && text === own && ['', always].includes(rule.atRules);
    if (isBase && !others.some((other) => compete(other, rule)))
      bases.set(text, [...(bases.get(text) ?? []), ...rule.declarations]);
    else others.push(rule);
  }
  return writeBases(bases) + writeOthers(others);
}

interface Style {
  key: string;
  ids: string;
  css: string;
}

const isGlobal = ({ key }: Style) => key.endsWith('-global');
const isAnimation = ({ css }: Style) => css.startsWith('@keyframes');

/** What `src/components/FirstScreenEnd.tsx` renders. */
const firstScreenEnd = '<link rel="stylesheet" href="later.css"/>';

/** A page's inline styles, and those of elements after its first screen; empty where the page does not mark its end. */
interface PageStyles {
  styles: Style[];
  later: string;
}

/**
 * Compacts the styles of a page. Global styles keep their order; animations, which Emotion extracts as global styles, move to the
 * components that use them, since each `<style>` needs a hash in the policy.
 */
export function compactStyles(styles: readonly Style[], body: string): PageStyles {
  const animations = styles.filter(isAnimation).map(({ css }) => css);
  const [firstScreen, afterIt] = body.split(firstScreenEnd);
  const later: string[] = [];
  const inline = styles
    .filter((style) => style.css && !isAnimation(style))
    .map((style) => {
      if (isGlobal(style)) return { ...style, css: minify(style.css) };
      const classes = style.ids.split(' ').map((id) => `${style.key}-${id}`);
      assertOneClass(body, classes);
      const parts = compactCss(animations.join('') + style.css, classes, afterIt && firstScreen);
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
 * Separates the rules that cannot apply to the first screen when it is first painted: every selector names a class that none of its
 * elements has, or a state that a visitor causes; or the rule is for print. One that a rule of the first screen may override stays.
 */
function splitRules(rules: readonly Rule[], firstScreen: string) {
  const shown = new Set(
    [...firstScreen.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')),
  );
  const isLater = ({ text }: Selector) => {
    const selector = withoutArguments(text);
    const names = selector.match(/(?<=\.)[\w-]+/g) ?? [];
    return causedState.test(selector) || names.some((name) => !shown.has(name));
  };
  const first: Rule[] = [];
  const later: Rule[] = [];
  for (const rule of rules.toReversed()) {
    const isForLater = /@media print(?=\{|$)/.test(rule.atRules) || rule.selectors.every(isLater);
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

/**
 * Removes MUI's class names that no style of the page uses: a seventh of the HTML. React does not compare classes when hydrating, and
 * writes the full list when one changes.
 */
export function dropUnusedNames(body: string, css: string): string {
  const mentioned = new Set(css.match(/(?<=\.)Mui[\w-]+/g));
  return body.replace(/ class="([^"]*)"/g, (_attribute, list: string) => {
    const names = list.split(' ').filter((name) => !/^Mui[A-Z]/.test(name) || mentioned.has(name));
    return names.length > 0 ? ` class="${names.join(' ')}"` : '';
  });
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

/**
 * Writes classes as a tree of common declaration prefixes. A node precedes its branches, so that each class keeps its order; it is written
 * once for all branches where that is shorter.
 */
function writeBases(bases: ReadonlyMap<string, string[]>): string {
  const out: string[] = [];
  function write(classes: [name: string, declarations: string[]][], before: string[]) {
    const [first, ...more] = classes.map(([, declarations]) => declarations);
    const differs = first!.findIndex((declaration, at) => more.some((one) => one[at] !== declaration));
    const length = differs < 0 ? first!.length : differs;
    const shared = [...before, ...first!.slice(0, length)];
    const branches = groupBy(classes, ([, declarations]) => declarations[length]);
    const ending = (branches.get(undefined) ?? []).map(([name]) => name).sort();
    branches.delete(undefined);

    const names = classes.map(([name]) => name).sort();
    const block = `{${shared.join(';')}}`;
    const repeated = block.length * (branches.size + Math.sign(ending.length)) + ending.join().length;
    const isOnce = names.join().length + block.length <= repeated;
    if (isOnce || branches.size === 0) out.push(names.join() + block);
    else if (ending.length > 0) out.push(ending.join() + block);
    for (const branch of branches.values())
      write(
        branch.map(([name, declarations]) => [name, declarations.slice(length)]),
        isOnce ? [] : shared,
      );
  }
  for (const branch of groupBy([...bases], ([, [first]]) => first).values()) write(branch, []);
  return out.join('');
}

/** Writes rules in order, but joins one to an equal rule, or moves it to its at-rule, if it competes with none in between. */
function writeOthers(rules: readonly Rule[]): string {
  const out: Rule[] = [];
  for (const rule of rules) {
    let place = out.length;
    for (let at = out.length - 1; at >= 0; at--) {
      const before = out[at]!;
      const isNear = before.atRules === rule.atRules;
      if (isNear && areOne(before, rule)) {
        before.selectors.push(...rule.selectors);
        place = -1;
      } else if (isNear && place === out.length) place = at + 1;
      if (place < 0 || compete(before, rule)) break;
    }
    if (place >= 0) out.splice(place, 0, rule);
  }
  return out
    .map(
      ({ atRules, selectors, declarations }) =>
        `${opened(atRules)}${writeSelectors(selectors)}{${declarations.join(';')}}${closed(atRules)}`,
    )
    .join('');
}

/** `.a:hover,.b:hover` as `:is(.a,.b):hover`: repeated selector lists compress well. */
function writeSelectors(selectors: readonly Selector[]): string {
  const place = '\0';
  const groups = groupBy(selectors, ({ text, own }) => (own ? text.replace(own, place) : text));
  return [...groups]
    .map(([shape, members]) => {
      const list = members.map(({ own }) => own!).sort();
      if (list.length === 1) return members[0]!.text;
      return shape.replace(place, shape === place ? list.join() : `:is(${list.join()})`);
    })
    .join();
}

/** Whether rules can share one selector list. A browser drops the whole list for one unknown pseudo-class. */
function areOne(one: Rule, other: Rule): boolean {
  const pseudos = ({ selectors }: Rule) =>
    [...new Set(selectors.flatMap(({ text }) => text.match(/::?[\w-]+/g) ?? []))].sort().join();
  return one.declarations.join() === other.declarations.join() && pseudos(one) === pseudos(other);
}

// `Map.groupBy` needs Node 21.
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
