import { serialize, stringify, type Element } from 'stylis';

/** A rule of a style sheet with the at-rules around it. */
export interface Rule {
  atRules: string;
  selectors: Selector[];
  declarations: string[];
  /** What the declarations set (`subjectOf`). */
  subjects: ReadonlySet<string>;
}

export interface Selector {
  text: string;
  specificity: number;
  /** The Emotion class of the selected element, if the selector has one. */
  own: string | undefined;
}

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
      const selectors = (element.props as string[]).map((text) => ({
        text,
        specificity: specificity(text),
        own: ownClass(text, own),
      }));
      const declarations = children.map(({ value }) => value.replace(/;$/, ''));
      return [{ atRules, selectors, declarations, subjects: new Set(declarations.map(subjectOf)) }];
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
  const isShared = [...one.subjects].some((subject) => subject === 'all' || other.subjects.has(subject));
  return (
    (isShared || other.subjects.has('all')) &&
    one.selectors.some((a) =>
      other.selectors.some((b) => a.specificity === b.specificity && (!a.own || !b.own || a.own === b.own)),
    )
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

/** The first word of a declaration's property: `border` for `border-block-start`. */
function subjectOf(declaration: string): string {
  const property = declaration.slice(0, declaration.indexOf(':'));
  if (property.startsWith('--')) return property;
  const word = property.replace(/^-(webkit|moz|ms)-/, '').split('-')[0]!;
  return relatives.get(word) ?? word;
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
