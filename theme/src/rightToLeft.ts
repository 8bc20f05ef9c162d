import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

type Element = Parameters<StylisPlugin>[0];

// A CommonJS module: some loaders return its namespace instead of its default export.
const { default: plugin = rtlPlugin }: StylisPlugin & { default?: StylisPlugin } = rtlPlugin;

/**
 * Declarations, without arguments, that the library may change beyond swapping sides: offsets, corners, directions and lists of four with
 * functions.
 */
const special =
  /^direction|[ew]-resize|translate(X|\b)|text-shadow|box-shadow:(inset )?-?[.\d]*[1-9]|radius:\S+ |^background(-position(-x)?)?:(.* )?-?[.\d]+%|^(margin|padding|border-(width|style|color)):(\S+ ){3}|@noflip/;

/** A list of four without functions: the sides from the top, clockwise. */
const fourSides =
  /^(margin|padding|border-(?:width|style|color)):([^ (]+) ([^ (]+) ([^ (]+) ([^ (!;]+)(?=[!;]|$)/;

const isSpecial = ({ value, children }: Element): boolean =>
  typeof children === 'string'
    ? !fourSides.test(value) &&
      (/\(.*(left|right)/.test(value) || special.test(value.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')))
    : children.some(isSpecial);

function swapSides(element: Element): void {
  if (typeof element.children !== 'string') element.children.forEach(swapSides);
  else
    element.value = element.value
      .replace(fourSides, '$1:$2 $5 $4 $3')
      .replace(/(?<![a-zA-Z])(left|right)(?![a-zA-Z])/g, (side) => (side === 'left' ? 'right' : 'left'));
}

/** What the library mirrors at once: animations and the contents of `@supports`, and other rules one by one. */
const isWhole = ({ type, parent }: Element) =>
  type === '@keyframes' ||
  type === '@supports' ||
  (type === 'rule' && (!parent || parent.type === '@media' || parent.type === 'rule'));

/**
 * Emotion's plugin that mirrors MUI's physical sides, as `stylis-plugin-rtl` does. That library parses each rule again, and compiles its
 * patterns at its first rule, which takes a phone more than a tenth of a second; so it only gets the rules that need it.
 */
const mirror: StylisPlugin = (element, ...others) => {
  if (!isWhole(element)) return;
  if (isSpecial(element)) plugin(element, ...others);
  else swapSides(element);
};

export const rightToLeft: StylisPlugin[] = [mirror];
