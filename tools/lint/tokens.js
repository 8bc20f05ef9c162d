import { relative } from 'node:path';

/** In `sx`, numbers up to this are steps of the spacing scale; in CSS (`styled`, the theme) they are px. */
const lastStep = 14;
/** Line widths of one or two px are allowed. */
const lineWidth = 2;
/** Px values that probably mean a spacing step; others belong to drawings. */
const steps = [4, 8, 12, 16, 20, 24, 32, 40];

/**
 * Properties and the tokens for their values. Widths, heights and offsets of drawings and columns are geometry, and em values follow their
 * text: tokens do not apply.
 */
const rules = [
  {
    property: /^fontSize$/,
    literal: /(\d|\.)(px|rem)\b/,
    number: (value) => value > 0,
    use: 'a text style (`typography.small`, variant="small") or a size: theme.typography.sizes, of font.size in theme/tokens.json',
  },
  {
    property: /^fontWeight$/,
    literal: /^\d+$/,
    number: () => true,
    use: "a weight of theme.typography ('fontWeightMedium'), of font.weight in theme/tokens.json",
  },
  {
    property: /Radius$/,
    literal: /\d(px|rem)\b/,
    number: (value) => value > 0,
    use: 'theme.radii, of radius in theme/tokens.json',
  },
  {
    property: /^((margin|padding)(Block|Inline)?(Start|End)?|gap|rowGap|columnGap)$/,
    literal: /\d(px|rem)\b/,
    number: (value, isCss) => value > (isCss ? lineWidth : lastStep),
    use: 'a step (`gap: 2`, spacing(2)), of space in theme/tokens.json',
  },
  {
    property: /^inset/,
    literal: /(?!)/,
    number: (value) => steps.includes(value),
    use: 'theme.spacing(2), a step of space in theme/tokens.json',
  },
  {
    property: /^letterSpacing$/,
    literal: /\d(px|rem)\b/,
    number: (value) => value !== 0,
    use: 'a text style (`typography.small`), or em',
  },
  {
    property: /^(transition|animation)/,
    // 0 s and 1 ms mean “at once”.
    literal: /\b(?!0s|1ms)\d[\d.]*m?s\b/,
    number: () => false,
    use: 'theme.timing.duration, of duration in theme/tokens.json',
  },
];

const nameOf = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value));

/** Every literal that a style's value may have, including responsive ones. */
function literals(node) {
  switch (node?.type) {
    case 'Literal':
      return [node];
    case 'UnaryExpression':
      return literals(node.argument);
    case 'TemplateLiteral':
      return node.quasis;
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap(literals);
    case 'ObjectExpression':
      return node.properties.flatMap(({ value }) => literals(value));
    default:
      return [];
  }
}

/** Whether a style is plain CSS: an argument of `styled(…)`, or a `CSSObject`. */
function isCss(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (
      at.type === 'CallExpression' &&
      at.callee.type === 'CallExpression' &&
      at.callee.callee.name === 'styled'
    )
      return true;
    const said = at.id?.typeAnnotation ?? at.returnType;
    if (/CSSObject/.test(said?.typeAnnotation?.typeName?.name)) return true;
  }
  return false;
}

/** Reports literal sizes that have a token. */
const onlyTokens = {
  meta: { type: 'problem' },
  create(context) {
    const isTheme = relative(context.cwd, context.filename).startsWith('theme');
    const look = (node, name, given) => {
      const rule = name && rules.find(({ property }) => property.test(name));
      if (!rule) return;
      for (const literal of literals(given)) {
        const value = literal.type === 'TemplateElement' ? literal.value.cooked : literal.value;
        const isLiteral =
          typeof value === 'number' ? rule.number(value, isTheme || isCss(node)) : rule.literal.test(value);
        if (isLiteral)
          context.report({ node: literal, message: `${name}: ${value} is no token. Use ${rule.use}.` });
      }
    };
    return {
      Property: (node) => look(node, nameOf(node), node.value),
      JSXAttribute: (node) => look(node, node.name.name, node.value?.expression ?? node.value),
    };
  },
};

export default { meta: { name: 'stet' }, rules: { 'only-tokens': onlyTokens } };
