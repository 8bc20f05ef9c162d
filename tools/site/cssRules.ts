import { serialize, stringify, type Element } from 'stylis';

/** A rule of a style sheet with the at-rules around it. */
export interface Rule {
  atRules: string;
  selectors: Selector[];
  declarations: string[];
}

export interface Selector {
  text: string;
  specificity: number;
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

/** Parses rules, one per selector, and separately animations, whose position does not matter. */
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
          selectors: [{ text, specificity: specificity(text), own: name, shape }],
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
export function compete(one: Rule, other: Rule): boolean {
  return (
    one.declarations.some((a) => other.declarations.some((b) => overlap(a, b))) &&
    one.selectors.some((a) => other.selectors.some((b) => canMatchSameElement(a, b)))
  );
}

/** First words of properties that another property also sets: shorthands, logical and physical names. */
const relatives = new Map(
  (
    [
      ['inset', 'top', 'right', 'bottom', 'left'],
      ['size', 'min', 'max', 'width', 'height', 'inline', 'block'],
      ['font', 'line'],
      ['text', 'white'],
      ['gap', 'row', 'column', 'columns', 'grid'],
      ['place', 'align', 'justify'],
      ['break', 'page'],
      ['overflow', 'word'],
      ['color', 'print'],
    ] as const
  ).flatMap(([name, ...words]) => words.map((word): [string, string] => [word, name])),
);

/** Properties that are set by no other, although their names begin alike. */
const alone = new Set(
  `border-collapse border-spacing box-shadow box-sizing color color-scheme counter-increment counter-reset outline-offset
  stroke stroke-dasharray stroke-linecap stroke-width text-align text-rendering text-transform text-underline-offset
  transform transform-origin`.split(/\s+/),
);

/** Longhands: related properties that a common shorthand sets, but no other of them. */
const longhands = new Set(
  `align-content align-items align-self justify-content justify-items justify-self
  background-color background-image background-position background-repeat background-size
  bottom left right top
  column-gap row-gap grid-auto-flow grid-column grid-row grid-template-columns grid-template-rows
  flex-basis flex-direction flex-grow flex-shrink flex-wrap
  font-family font-feature-settings font-size font-style font-variant-numeric font-weight line-height
  height max-height max-width min-height min-width width
  overflow overflow-wrap
  text-decoration text-wrap`.split(/\s+/),
);

/** A side of a box and what is set of it, as far as logical properties name them: `border-block-start-color`. */
const boxSide =
  /^(?:border|inset|margin|padding)(?:-(block|inline)(?:-(start|end))?)?(?:-(color|style|width))?$/;

const propertyOf = (declaration: string) =>
  declaration.slice(0, declaration.indexOf(':')).replace(/^-(webkit|moz|ms)-/, '');

function familyOf(property: string): string {
  if (property.startsWith('--') || alone.has(property)) return property;
  if (property.endsWith('-radius')) return 'radius';
  const word = property.split('-')[0]!;
  return relatives.get(word) ?? word;
}

const known = new Map<string, boolean>();

/** Whether declarations can set the same property. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [propertyOf(one), propertyOf(other)];
  if (a === b) return true;
  const key = `${a} ${b}`;
  let result = known.get(key);
  if (result === undefined) known.set(key, (result = areRelated(a, b)));
  return result;
}

function areRelated(a: string, b: string): boolean {
  if (a === 'all' || b === 'all') return true;
  if (familyOf(a) !== familyOf(b) || (longhands.has(a) && longhands.has(b))) return false;
  const [sidesA, sidesB] = [boxSide.exec(a)?.slice(1), boxSide.exec(b)?.slice(1)];
  // Two axes, two edges or two aspects are apart.
  return !sidesA?.some((side, at) => side && sidesB?.[at] && side !== sidesB[at]);
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

/** A selector's specificity as one number. */
export function specificity(selector: string): number {
  const [call, name, inside] = innermostFunction.exec(selector) ?? [];
  if (call) {
    // `:is()`, `:not()` and `:has()` count as their most specific argument, `:where()` as nothing.
    const heaviest = inside!.split(',').sort((a, b) => specificity(b) - specificity(a))[0]!;
    const counted = name === ':where' ? '' : /^:(is|not|has)$/.test(name!) ? heaviest : name!;
    return specificity(selector.replace(call, () => ` ${counted} `));
  }
  const plain = selector.replace(/\[[^\]]*\]/g, '.attribute');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const classes = count(/\.[\w-]+|(?<!:):[\w-]+/g);
  const types = count(/::[\w-]+|(?<![\w.#:-])[a-z][\w-]*/gi);
  return 1_000_000 * count(/#[\w-]+/g) + 1000 * classes + types;
}

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
