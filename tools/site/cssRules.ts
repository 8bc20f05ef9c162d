import data from 'mdn-data/css/properties.json' with { type: 'json' };
import { calculate } from 'specificity';
import { serialize, stringify, type Element } from 'stylis';

/** A selector with its declarations in order. */
export interface Row {
  selector: Selector;
  declarations: string[];
}

/** One with the at-rules around it. */
export interface Rule extends Row {
  atRules: string;
}

export interface Selector {
  text: string;
  specificity: string;
  /** The Emotion class of the selected element, if the selector has one. */
  own: string | undefined;
  /** The selector with `placeholder` for that class. */
  shape: string;
}

/** Stands for a class in the shape of a selector. */
export const placeholder = '\0';

/** Whether selectors can select the same element with the same specificity. */
export const canMatchSameElement = (one: Selector, other: Selector) =>
  one.specificity === other.specificity && (!one.own || !other.own || one.own === other.own);

/** At-rules that nest, as `@supports …{@media print`. */
export const opened = (atRules: string) => atRules && `${atRules}{`;
export const closed = (atRules: string) => atRules && '}'.repeat(atRules.split('{').length);

/** Parses rules, and separately animations, whose position does not matter. */
export function readRules(
  elements: Element[],
  own: ReadonlySet<string>,
  animations: Set<string>,
  atRules = '',
): Rule[] {
  return elements.flatMap((element) => {
    const children = Array.isArray(element.children) ? element.children : [];
    if (element.type === 'rule') {
      const declarations = withoutOverridden(children.map(({ value }) => value.replace(/;$/, '')));
      return (element.props as string[]).map((text) => {
        const name = ownClass(text, own);
        const shape = name ? text.replace(name, placeholder) : text;
        return {
          atRules,
          selector: { text, specificity: specificityOf(text), own: name, shape },
          declarations,
        };
      });
    }
    if (element.type === '@keyframes') {
      animations.add(opened(atRules) + serialize([element], stringify) + closed(atRules));
      return [];
    }
    if (!/^@(media|supports|container)$/.test(element.type))
      throw new Error(
        `Critical CSS of components holds ${element.type}, and its order is not known to be free.`,
      );
    return readRules(children, own, animations, opened(atRules) + element.value);
  });
}

/** Whether rules can set the same property of an element with the same specificity, so that their order matters. */
export const compete = (one: Row, other: Row): boolean =>
  canMatchSameElement(one.selector, other.selector) &&
  one.declarations.some((a) => other.declarations.some((b) => overlap(a, b)));

const properties: Record<string, { computed: string | string[] } | undefined> = data;

/** The longhands that a property sets, according to MDN; the property itself if it is no shorthand. */
function longhandsOf(property: string): string[] {
  const computed = properties[property]?.computed;
  return Array.isArray(computed) ? computed.flatMap(longhandsOf) : [property];
}

/** What shorthands set beside those that MDN lists. */
const unlisted: readonly [shorthand: string, others: RegExp][] = [
  ['all', /^/],
  ['border', /^border-image/],
  ['font', /^font-/],
  ['white-space', /^text-wrap/],
];

const isLogical = (longhand: string) => /block|inline|start|end/.test(longhand);

/** A longhand without the side of a box that it is about: `border-color` for `border-inline-start-color`. */
const sideless = (longhand: string) =>
  longhand
    .replace(/^(?:top|right|bottom|left)$/, 'inset')
    .replace(/-(?:top|right|bottom|left|block|inline|start|end)\b/g, '')
    .replace(/^((?:max-|min-)?)(?:width|height|block-size|inline-size)$/, '$1size');

/** A property by its present name: without a vendor's prefix, and `gap` for `grid-gap`. */
const propertyOf = (declaration: string) =>
  partsOf(declaration)[0]
    .replace(/^(?:-(?:webkit|moz|ms)-)?(?:page-(?=break)|print-(?=color)|grid-(?=(?:row-|column-)?gap))?/, '')
    .replace(/^word-wrap$/, 'overflow-wrap');

/** Whether declarations can set the same property. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [propertyOf(one), propertyOf(other)];
  const isUnlisted = ([shorthand, others]: (typeof unlisted)[number]) =>
    (a === shorthand && others.test(b)) || (b === shorthand && others.test(a));
  if (a === b || unlisted.some(isUnlisted)) return true;
  // A logical side may be any physical one.
  return longhandsOf(a).some((one) =>
    longhandsOf(b).some((other) =>
      isLogical(one) === isLogical(other) ? one === other : sideless(one) === sideless(other),
    ),
  );
}

/** Values that every browser reads, so that no earlier declaration of the property is a fallback. One with `var()` is always read. */
const alwaysRead =
  /var\(|^(?:(?:none|auto|normal|inherit|currentColor|block|flex|grid|inline-block|inline-flex|#\w+|-?[\d.]+(?:px|em|rem|%)?) ?)+$/;

/** Leaves out what a later declaration of the same property overrides in every browser, such as the first of two equal ones. */
export function withoutOverridden(declarations: readonly string[]): string[] {
  return declarations.filter((declaration, at) => {
    const [property, value] = partsOf(declaration);
    return !declarations.slice(at + 1).some((later) => {
      if (later === declaration) return true;
      const [name, laterValue] = partsOf(later);
      return name === property && alwaysRead.test(laterValue) && !value.endsWith('!important');
    });
  });
}

function partsOf(declaration: string): [property: string, value: string] {
  const colon = declaration.indexOf(':');
  return [declaration.slice(0, colon), declaration.slice(colon + 1)];
}

const innermostFunction = /(::?[\w-]+)\(([^()]*)\)/;

/** A selector without attributes and `:is(…)`, `:not(…)` and the like. */
export function withoutArguments(selector: string): string {
  if (innermostFunction.test(selector)) return withoutArguments(selector.replace(innermostFunction, ''));
  return selector.replace(/\[[^\]]*\]/g, '');
}

function ownClass(selector: string, own: ReadonlySet<string>): string | undefined {
  const compound = withoutArguments(selector)
    .split(/[\s>+~]+/)
    .at(-1)!;
  return compound.match(/\.[\w-]+/g)?.find((name) => own.has(name));
}

export const specificityOf = (selector: string) => Object.values(calculate(selector)).join();

// `Map.groupBy` needs Node 21.
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
