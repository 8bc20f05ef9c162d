/** Properties of a style, and the tokens that say how large, heavy, round, wide or long. */
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
    property:
      /^((margin|padding|scrollMargin|scrollPadding)(Block|Inline)?(Start|End)?|gap|rowGap|columnGap)$/,
    literal: /\d(px|rem)\b/,
    number: () => false,
    use: 'a step (`gap: 2`, spacing(2)), of space in theme/tokens.json',
  },
  {
    property: /^(transition|animation)/,
    // A millisecond is at once.
    literal: /\b(?!1ms)\d[\d.]*m?s\b/,
    number: () => false,
    use: 'theme.marks.duration, of duration in theme/tokens.json',
  },
];

const nameOf = ({ key, computed }) => (computed ? undefined : (key.name ?? key.value));

/** Every literal that a value of a style may turn out to be, with the responsive ones. */
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

/** Refuses literal sizes where a token exists for them. */
const onlyTokens = {
  meta: { type: 'problem' },
  create: (context) => ({
    Property(node) {
      const name = nameOf(node);
      const rule = name && rules.find(({ property }) => property.test(name));
      if (!rule) return;
      for (const literal of literals(node.value)) {
        const value = literal.type === 'TemplateElement' ? literal.value.cooked : literal.value;
        const isLiteral = typeof value === 'number' ? rule.number(value) : rule.literal.test(value);
        if (isLiteral)
          context.report({ node: literal, message: `${name}: ${value} is no token. Use ${rule.use}.` });
      }
    },
  }),
};

export default { meta: { name: 'stet' }, rules: { 'only-tokens': onlyTokens } };
