import { z, type ZodType } from 'zod';

type Kinds = Record<string, ZodType>;

const alias = z.string().regex(/^\{[^{}]+\}$/);
const or = <T extends ZodType>(value: T) => z.union([value, alias]);
const share = z.number().min(0).max(1);
const size = (...units: [string, ...string[]]) => z.strictObject({ value: z.number(), unit: z.enum(units) });
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share.optional(),
  hex: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .optional(),
});
const family = z.union([z.string(), z.array(z.string()).nonempty()]);
const weight = z.number().min(1).max(1000);

/** Schemas per type, composed of a tool's colour, size and duration. */
function kinds(of: { color: ZodType; size: ZodType; duration: ZodType }): Kinds {
  const length = or(of.size);
  const layer = z.strictObject({
    color: or(of.color),
    offsetX: length,
    offsetY: length,
    blur: length,
    spread: length,
    inset: z.boolean().optional(),
  });
  return {
    color: or(of.color),
    dimension: length,
    duration: or(of.duration),
    fontFamily: or(family),
    fontWeight: or(weight),
    number: or(z.number()),
    cubicBezier: or(z.tuple([share, z.number(), share, z.number()])),
    shadow: or(z.union([layer, z.array(or(layer)).nonempty()])),
    typography: or(
      z.strictObject({
        fontFamily: or(family),
        fontSize: length,
        fontWeight: or(weight),
        letterSpacing: length,
        lineHeight: or(z.number()),
      }),
    ),
  };
}

/** Design Tokens Format Module 2025.10 (designtokens.org/tr/2025.10/format), for the types we use. */
export const standard = kinds({ color, size: size('px', 'rem'), duration: size('ms', 's') });

/** Tokens Studio with `$value` and `$type` (docs.tokens.studio, “Token format: W3C DTCG”): values as CSS text. */
export const studio = kinds({
  color: z.string().regex(/^(#[\da-f]{6}|rgba\(\d+, \d+, \d+, [\d.]+\))$/),
  size: z.string().regex(/^-?\d+(\.\d+)?(px|rem)$/),
  duration: z.string().regex(/^\d+ms$/),
});

/**
 * Figma's import and export of variables, a file per mode (help.figma.com, “Modes for variables”): sRGB colours, numbers, px, all resolved.
 */
export const figma: Kinds = { color, number: z.number(), dimension: size('px') };
export const figmaRoot = z.object({
  $extensions: z.strictObject({ 'com.figma.modeName': z.string().min(1) }),
});

/** Tokens Studio's `$themes.json` and `$metadata.json`. */
export const studioThemes = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    group: z.string(),
    selectedTokenSets: z.record(z.string(), z.enum(['enabled', 'source', 'disabled'])),
  }),
);
export const studioMetadata = z.strictObject({ tokenSetOrder: z.array(z.string()).nonempty() });

const described = {
  $type: z.string().optional(),
  $description: z.string().optional(),
  $extensions: z.record(z.string(), z.unknown()).optional(),
  $deprecated: z.union([z.boolean(), z.string()]).optional(),
};
const tokenShape = z.strictObject({ ...described, $value: z.unknown() });
const groupShape = z.strictObject({ ...described, $schema: z.url().optional() });

/** Violations of a format, with their paths. */
export function problems(node: unknown, values: Kinds, path = '', inherited = ''): string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [`${path} is no group`];
  const entries = Object.entries(node);
  const said = Object.fromEntries(entries.filter(([name]) => name.startsWith('$')));
  const members = entries.filter(([name]) => !name.startsWith('$'));
  const isToken = '$value' in said;
  const { error } = (isToken ? tokenShape : groupShape).safeParse(said);
  const type = typeof said.$type === 'string' ? said.$type : inherited;
  const kind = values[type];
  const found = error ? [`${path}: ${error.message}`] : [];
  if (!isToken)
    return [
      ...found,
      ...members.flatMap(([name, member]) => [
        ...(/[{}.]/.test(name) ? [`${path}.${name} has a sign that names must not have`] : []),
        ...problems(member, values, path === '' ? name : `${path}.${name}`, type),
      ]),
    ];
  if (members.length > 0) found.push(`${path} is a token and has members`);
  if (!kind) return [...found, `${path} is of no known kind: "${type}"`];
  const { error: wrong } = kind.safeParse(said.$value);
  return wrong ? [...found, `${path} is no ${type}: ${JSON.stringify(said.$value)}`] : found;
}
