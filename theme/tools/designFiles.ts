import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** The schemes' names in design tools. */
const titles: Record<Scheme, string> = { light: 'Light', dark: 'Dark' };

/** The variable types of Figma, by token type. */
const figmaKinds: Partial<Record<string, string>> = {
  color: 'color',
  dimension: 'dimension',
  number: 'number',
  fontWeight: 'number',
  duration: 'number',
};

const isSize = (value: Group) => typeof value.value === 'number' && typeof value.unit === 'string';

/** The group of that name in a group; empty if there is none. */
function within(group: Group, name: string): Group {
  const member = group[name];
  return isGroup(member) ? member : {};
}

const without = (group: Group, ...names: string[]): Group =>
  Object.fromEntries(Object.entries(group).filter(([name]) => !names.includes(name)));

/** A token's description, if it has one. */
const descriptionOf = ({ $description }: Group): Group =>
  $description === undefined ? {} : { $description };

/** Maps the values of a tree. */
function mapValues(node: Json, change: (value: Json) => Json): Json {
  const changed = change(node);
  if (changed !== node) return changed;
  if (Array.isArray(node)) return node.map((item) => mapValues(item, change));
  return isGroup(node) ? mapGroup(node, change) : node;
}

/** Maps the values in a group. */
const mapGroup = (group: Group, change: (value: Json) => Json): Group =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, mapValues(value, change)]));

/** Removes the scheme from role names: `{color.light.line.hair}` → `{color.line.hair}`. */
const withoutScheme = (value: Json): Json =>
  typeof value === 'string' ? value.replace(/\{color\.(?:light|dark)\./g, '{color.') : value;

/** Splits the file into a base set and one set per scheme. */
function sets(file: Group): Record<'base' | Scheme, Group> {
  const color = within(file, 'color');
  const shadow = within(file, 'shadow');
  const mode = (roles: string, lifted: string): Group => ({
    color: { ...without(color, 'primitive', 'light', 'dark'), ...within(color, roles) },
    shadow: {
      ...without(shadow, 'sheet', 'sheetDark'),
      sheet: { ...within(shadow, lifted), ...descriptionOf(within(shadow, 'sheet')) },
    },
  });
  const base = { ...without(file, 'color', 'shadow'), color: { primitive: within(color, 'primitive') } };
  return {
    base: mapGroup(base, withoutScheme),
    light: mapGroup(mode('light', 'sheet'), withoutScheme),
    dark: mapGroup(mode('dark', 'sheetDark'), withoutScheme),
  };
}

/** Values as text, for tools that do not read colour and size objects: `#1c46b0`, `4px`, `120ms`. */
function asText(set: Group): Group {
  const file = new TokenFile({});
  return mapGroup(set, (value) => {
    if (!isGroup(value)) return value;
    if (value.colorSpace !== undefined) {
      const color = file.color('value', value);
      // Tokens Studio only reads alpha with commas.
      return color.replace(/^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/, 'rgba($1, $2, $3, $4)');
    }
    return isSize(value) ? `${String(value.value)}${String(value.unit)}` : value;
  });
}

/** A mode for Figma's import: resolved variables of the types Figma supports. */
function figmaMode(file: Group, scheme: Scheme): Group {
  const { base, [scheme]: mode } = sets(file);
  const all = new TokenFile({
    ...base,
    ...mode,
    color: { ...within(base, 'color'), ...within(mode, 'color') },
  });
  const found: Group = { $extensions: { 'com.figma.modeName': titles[scheme] } };
  for (const { path, type, token } of all.tokens()) {
    const value = all.raw(path);
    const kind = figmaKinds[type ?? ''];
    if (!kind) continue;
    const figma =
      type === 'duration' && isGroup(value)
        ? Number(value.value)
        : type === 'dimension' && isGroup(value) && value.unit === 'rem'
          ? { value: Number(value.value) * 16, unit: 'px' }
          : value;
    const names = path.split('.');
    const last = names.pop() ?? path;
    const group = names.reduce<Group>((at, name) => (at[name] = within(at, name)), found);
    group[last] = { $type: kind, $value: figma, ...descriptionOf(token) };
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
export function designFiles(json: Group): Record<string, unknown> {
  const { $schema, $description: _, ...file } = json;
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
