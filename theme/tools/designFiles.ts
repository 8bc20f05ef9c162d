import { TokenFile, type Group, type Json } from '../src/tokenFile';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** The schemes' names in design tools. */
const titles: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSize = (value: Group) => typeof value.value === 'number' && typeof value.unit === 'string';

/** Maps the values of a tree. */
function mapValues(node: Json, change: (value: Json) => Json): Json {
  const changed = change(node);
  if (changed !== node) return changed;
  if (Array.isArray(node)) return node.map((item) => mapValues(item, change));
  if (!isGroup(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapValues(value, change)]));
}

/** Removes the scheme from role names: `{color.light.line.hair}` → `{color.line.hair}`. */
const withoutScheme = (value: Json): Json =>
  typeof value === 'string' ? value.replace(/\{color\.(?:light|dark)\./g, '{color.') : value;

/** Splits the file into a base set and one set per scheme. */
function sets(file: Group): Record<'base' | Scheme, Group> {
  const { color, shadow, ...rest } = file as { color: Group; shadow: Group } & Group;
  const { primitive, light, dark, ...shared } = color as {
    primitive: Group;
    light: Group;
    dark: Group;
  } & Group;
  const { sheet, sheetDark, ...kept } = shadow as { sheet: Group; sheetDark: Group } & Group;
  const mode = (roles: Group, lifted: Group): Group => ({
    color: { ...shared, ...roles },
    shadow: { ...kept, sheet: { ...lifted, $description: sheet.$description! } },
  });
  return mapValues(
    { base: { ...rest, color: { primitive } }, light: mode(light, sheet), dark: mode(dark, sheetDark) },
    withoutScheme,
  ) as Record<'base' | Scheme, Group>;
}

/** Values as text, for tools that do not read colour and size objects: `#1c46b0`, `4px`, `120ms`. */
function asText(set: Group): Group {
  const file = new TokenFile({});
  return mapValues(set, (value) => {
    if (!isGroup(value)) return value;
    if (value.colorSpace !== undefined) {
      const color = file.color('value', value);
      // Tokens Studio only reads alpha with commas.
      return color.replace(/^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/, 'rgba($1, $2, $3, $4)');
    }
    return isSize(value) ? `${String(value.value)}${String(value.unit)}` : value;
  }) as Group;
}

/** A mode for Figma's import: resolved variables of the types Figma supports. */
function figmaMode(file: Group, scheme: Scheme): Group {
  const { base, [scheme]: mode } = sets(file);
  const all = new TokenFile({
    ...base,
    ...mode,
    color: { ...(base.color as Group), ...(mode.color as Group) },
  });
  const found: Group = { $extensions: { 'com.figma.modeName': titles[scheme] } };
  for (const { path, type, token } of all.tokens()) {
    const value = all.raw(path);
    const kind = {
      color: 'color',
      dimension: 'dimension',
      number: 'number',
      fontWeight: 'number',
      duration: 'number',
    }[type!];
    if (!kind) continue;
    const figma =
      type === 'duration' && isGroup(value)
        ? value.value!
        : type === 'dimension' && isGroup(value) && value.unit === 'rem'
          ? { value: Number(value.value) * 16, unit: 'px' }
          : value;
    const names = path.split('.');
    const last = names.pop()!;
    const group = names.reduce<Group>((at, name) => (at[name] ??= {}) as Group, found);
    group[last] = { $type: kind, $value: figma, $description: token.$description! };
  }
  return found;
}

/** Tokens Studio's themes: the sets of each scheme. */
const studioThemes = schemes.map((scheme) => ({
  id: `stet-${scheme}`,
  name: titles[scheme],
  group: 'Scheme',
  selectedTokenSets: { base: 'source', [scheme]: 'enabled' },
}));

/** A resolver (2025.10): the base, then a scheme's set. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  version: '2025.10',
  name: 'Stet',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    scheme: {
      description: 'Light and dark',
      contexts: Object.fromEntries(schemes.map((scheme) => [scheme, [{ $ref: `${scheme}.tokens.json` }]])),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }],
};

/** Style Dictionary's configuration of a scheme. */
const styleDictionary = (scheme: Scheme) => ({
  source: ['studio/base.json', `studio/${scheme}.json`],
  platforms: {
    css: {
      transformGroup: 'css',
      prefix: 'stet',
      buildPath: 'build/',
      files: [
        {
          destination: `${scheme}.css`,
          format: 'css/variables',
          options: { selector: scheme === 'light' ? ':root' : ':root[data-scheme=dark]' },
        },
      ],
    },
  },
});

/**
 * The token file in the formats of design tools, by file path: sets with a resolver (2025.10), text values for Tokens Studio and Style
 * Dictionary, and a file per mode for Figma.
 */
export function designFiles(json: unknown): Record<string, unknown> {
  const { $schema, $description: _, ...file } = json as Group;
  const parts = sets(file);
  return {
    'stet.resolver.json': resolver,
    'base.tokens.json': { $schema, ...parts.base },
    'light.tokens.json': { $schema, ...parts.light },
    'dark.tokens.json': { $schema, ...parts.dark },
    'figma/Light.tokens.json': figmaMode(file, 'light'),
    'figma/Dark.tokens.json': figmaMode(file, 'dark'),
    'studio/base.json': asText(parts.base),
    'studio/light.json': asText(parts.light),
    'studio/dark.json': asText(parts.dark),
    'studio/$themes.json': studioThemes,
    'studio/$metadata.json': { tokenSetOrder: ['base', 'light', 'dark'] },
    'style-dictionary.light.json': styleDictionary('light'),
    'style-dictionary.dark.json': styleDictionary('dark'),
  };
}
