import { designFiles } from '../tools/designFiles.ts';
import { isGroup, TokenFile, type Group, type Json } from '../src/tokenFile.ts';
import { differences, valuesOf, withValues } from './draft.ts';
import { isSame, type Values } from './editText.ts';
import { colorValue } from './oklch.ts';

const member = (group: Json | undefined, name: string): Group => {
  const found = isGroup(group) ? group[name] : undefined;
  return isGroup(found) ? found : {};
};

/** The token file in each format that the desk writes and reads, by file name; several files of a tool in the one that it also reads. */
export function formatsOf(json: Group): Record<string, Group> {
  const files = designFiles(json) as Record<string, Group>;
  const [base, light, dark] = ['base', 'light', 'dark'].map((set) => files[`studio/${set}.json`]!) as [
    Group,
    Group,
    Group,
  ];
  const dictionary = (name: string, set: Group) => {
    const { source: _, ...config } = files[name]!;
    return {
      ...config,
      tokens: { ...base, ...set, color: { ...member(base, 'color'), ...member(set, 'color') } },
    };
  };
  return {
    'tokens.json': json,
    'figma.Light.tokens.json': files['figma/Light.tokens.json']!,
    'figma.Dark.tokens.json': files['figma/Dark.tokens.json']!,
    'tokens-studio.json': {
      base,
      light,
      dark,
      $themes: files['studio/$themes.json']!,
      $metadata: files['studio/$metadata.json']!,
    },
    'style-dictionary.light.json': dictionary('style-dictionary.light.json', light),
    'style-dictionary.dark.json': dictionary('style-dictionary.dark.json', dark),
  };
}

type Scheme = 'light' | 'dark';

/** The format of a file, by its name above. */
function formatOf(file: Group): string {
  const mode = member(file, '$extensions')['com.figma.modeName'];
  if (typeof mode === 'string') return `figma.${mode === 'Dark' ? 'Dark' : 'Light'}.tokens.json`;
  const isDark = JSON.stringify(file.platforms ?? '').includes('dark.css');
  if (isGroup(file.tokens)) return `style-dictionary.${isDark ? 'dark' : 'light'}.json`;
  return isGroup(file.base) ? 'tokens-studio.json' : 'tokens.json';
}

/** Whether a path in our file is a role, which refers to raw colours. */
const isRole = (path: string) => /^color\.(light|dark)\./.test(path);

/** The path in our file of a token in a scheme's set. */
function ownPath(path: string, scheme: Scheme): string {
  if (path === 'shadow.sheet' && scheme === 'dark') return 'shadow.sheetDark';
  return path.replace(/^color\.(?!primitive\.)/, `color.${scheme}.`);
}

/** A value of another format in ours: text becomes a colour or a size, and names of roles get their scheme. */
function ownValue(value: Json, old: Json | undefined, scheme: Scheme): Json {
  const was = isGroup(old) ? old : {};
  const part = (item: Json, name: string | number) =>
    ownValue(item, Array.isArray(old) ? old[Number(name)] : was[name], scheme);
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
  const [red = 0, green = 0, blue = 0, alpha] = value.startsWith('rgba(')
    ? value.match(/[\d.]+/g)!.map(Number)
    : [];
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  if (alpha !== undefined) return { colorSpace: 'srgb', components, alpha };
  const [, size, unit = ''] = /^(-?[\d.]+)(px|rem|ms)$/.exec(value) ?? [];
  return size === undefined ? value : { value: Number(size), unit };
}

/** The tokens of a file in another format: our paths, with its values. */
function read(file: Group): { path: string; value: Json; scheme: Scheme }[] {
  const { tokens, base, light, dark } = file;
  const one = /dark/i.test(formatOf(file)) ? 'dark' : 'light';
  const sets: [Json | undefined, Scheme][] = isGroup(base)
    ? [[base, 'light'], [light, 'light'], [dark, 'dark']] // prettier-ignore
    : [[tokens ?? file, one]];
  return sets.flatMap(([set, scheme]) =>
    new TokenFile(set)
      .tokens()
      .map(({ path, token }) => ({ path: ownPath(path, scheme), value: token.$value ?? null, scheme })),
  );
}

/** Colours as text, since tools round their components differently. */
const comparable = (value: Json = null): Json =>
  isGroup(value) && 'colorSpace' in value ? new TokenFile({}).color('value', { ...value, hex: null }) : value;

/**
 * What a file in any of the formats changes in ours. Raw tokens come first: where they explain a role's new colour, the role goes on
 * referring to them.
 * @returns the values by path, and the paths that ours does not have.
 */
export function valuesFrom(file: Group, ours: Group): { values: Values; unknown: string[] } {
  const own = valuesOf(ours);
  const format = formatOf(file);
  const isOurs = format === 'tokens.json';
  const given = isOurs
    ? Object.entries(valuesOf(file)).map(([path, value]) => ({ path, value, scheme: 'light' as const }))
    : read(file);
  const values: Values = {};
  for (const roles of [false, true]) {
    const exported = isOurs ? [] : read(formatsOf(withValues(ours, values))[format]!);
    const now = new Map(exported.map(({ path, value }) => [path, comparable(value)]));
    for (const { path, value, scheme } of given)
      if (path in own && isRole(path) === roles && !isSame(comparable(value), now.get(path)))
        values[path] = isOurs ? value : ownValue(value, own[path], scheme);
  }
  return {
    values: differences(values, own),
    unknown: given.map(({ path }) => path).filter((path) => !(path in own)),
  };
}
