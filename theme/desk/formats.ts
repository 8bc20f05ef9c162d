import { designFiles } from '../tools/designFiles.ts';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile.ts';
import { differences, isSame, valuesOf, withValues, type Values } from './draft.ts';
import { colorValue } from './oklch.ts';

/** The token file in each format that the desk writes and reads, by file name; several files of a tool in the one that it also reads. */
export function formatsOf(json: Group): Record<string, Group> {
  const files = designFiles(json) as Record<string, Group>;
  const set = (name: string) => files[`studio/${name}.json`]!;
  const dictionary = (scheme: string) => {
    const { source: _, ...config } = files[`style-dictionary.${scheme}.json`]!;
    const color = { ...(set('base').color as Group), ...(set(scheme).color as Group) };
    return { ...config, tokens: { ...set('base'), ...set(scheme), color } };
  };
  return {
    'tokens.json': json,
    'figma.Light.tokens.json': files['figma/Light.tokens.json']!,
    'figma.Dark.tokens.json': files['figma/Dark.tokens.json']!,
    'tokens-studio.json': {
      base: set('base'),
      light: set('light'),
      dark: set('dark'),
      $themes: set('$themes'),
      $metadata: set('$metadata'),
    },
    'style-dictionary.light.json': dictionary('light'),
    'style-dictionary.dark.json': dictionary('dark'),
  };
}

/** A name of another format in ours, which has roles in both schemes. */
const ownPath = (path: string, scheme: string) =>
  path
    .replace(/^color\.(?!primitive\.|light\.|dark\.)/, `color.${scheme}.`)
    .replace(/^shadow\.sheet$/, scheme === 'dark' ? 'shadow.sheetDark' : '$&');

/** A value of another format in ours: text becomes a colour or a size, and names of roles get their scheme. */
function ownValue(value: Json, old: Json | undefined, scheme: string): Json {
  const was = isGroup(old) ? old : {};
  const part = (item: Json, name: string | number) =>
    ownValue(item, (old as Group | undefined)?.[name], scheme);
  if (Array.isArray(value)) return value.map(part);
  if (typeof value === 'number') return was.unit === 'ms' ? { ...was, value } : value;
  if (isGroup(value)) {
    if ('colorSpace' in value) {
      const opaque = new TokenFile({}).color('value', { ...value, alpha: 1 });
      return { ...colorValue(opaque), alpha: value.alpha ?? 1 };
    }
    if (value.unit === 'px' && was.unit === 'rem') return { value: Number(value.value) / 16, unit: 'rem' };
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, part(item, name)]));
  }
  if (typeof value !== 'string') return value;
  const alias = /^\{(.+)\}$/.exec(value)?.[1];
  if (alias) return `{${ownPath(alias, scheme)}}`;
  if (/^#[\da-f]{6}$/i.test(value)) return colorValue(value.toLowerCase());
  if (value.startsWith('rgba(')) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = value.match(/[\d.]+/g)!.map(Number);
    const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
    return { colorSpace: 'srgb', components, alpha };
  }
  const [, size, unit = ''] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? [];
  return size === undefined ? value : { value: Number(size), unit };
}

/** What a value stands for, whichever way it is written: references are followed, and colours are text, which tools round differently. */
function meaning(file: TokenFile, value: Json): Json {
  const alias = /^\{(.+)\}$/.exec(String(value))?.[1];
  if (alias) return file.has(alias) ? meaning(file, file.raw(alias)) : value;
  if (Array.isArray(value)) return value.map((item) => meaning(file, item));
  if (!isGroup(value)) return value;
  if ('colorSpace' in value) return file.color('value', { ...value, hex: null });
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, meaning(file, value[name]!)]));
}

/**
 * What a file in any of the formats changes in ours. Raw tokens come first: where they explain a role's new colour, the role goes on
 * referring to them.
 * @returns the values by path, and the paths that ours does not have.
 */
export function valuesFrom(file: Group, ours: Group): { values: Values; unknown: string[] } {
  const own = valuesOf(ours);
  const isDark = /"com\.figma\.modeName":"Dark"|"dark\.css"/.test(JSON.stringify(file));
  const one = isDark ? 'dark' : 'light';
  const isStudio = isGroup(file.base);
  const sets = isStudio
    ? { base: file.base, light: file.light, dark: file.dark }
    : { [one]: file.tokens ?? file };
  const given = Object.entries(sets).flatMap(([scheme, set]) =>
    new TokenFile(set).tokens().map(({ path, token }) => {
      const name = ownPath(path, scheme);
      return [name, ownValue(token.$value ?? null, own[name], scheme)] as const;
    }),
  );
  const values: Values = {};
  for (const isRole of [false, true]) {
    const now = new TokenFile(withValues(ours, values));
    for (const [path, value] of given)
      if (path in own && /^color\.(light|dark)\./.test(path) === isRole)
        if (!isSame(meaning(now, value), meaning(now, own[path]!))) values[path] = value;
  }
  return {
    values: differences(values, own),
    unknown: given.flatMap(([path]) => (path in own ? [] : [path])),
  };
}
