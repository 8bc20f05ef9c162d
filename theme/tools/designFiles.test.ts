import { describe, expect, test } from 'vitest';
import file from '../tokens.json';
import { TokenFile } from '../src/tokenFile';
import { tokens } from '../src/tokens';
import { designFiles } from './designFiles';
import { figma, figmaRoot, problems, standard, studio, studioMetadata, studioThemes } from './designSchemas';

type Group = Record<string, unknown>;

const files = designFiles(file) as Record<string, Group>;
const fileAt = (path: string): Group => {
  const found = files[path];
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};
const joined = (name: 'light' | 'dark', folder = '', suffix = '.tokens.json') => {
  const [base, mode] = [fileAt(`${folder}base${suffix}`), fileAt(`${folder}${name}${suffix}`)];
  return { ...base, ...mode, color: { ...(base.color as Group), ...(mode.color as Group) } };
};
const paths = (json: unknown) => new TokenFile(json).tokens().map(({ path }) => path);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('The %s mode', (scheme, index) => {
  const mode = new TokenFile(joined(scheme));

  test('has every role at its value, with the base alone', () => {
    for (const [group, names] of Object.entries(tokens.colors))
      for (const [name, pair] of Object.entries(names as Record<string, [string, string]>))
        expect(mode.color(`color.${group}.${name}`), `${group}.${name}`).toBe(pair[index]);
  });

  test('has no external references, and every token has a type', () => {
    expect(() => mode.tokens().forEach(({ path }) => mode.raw(path))).not.toThrow();
    expect(mode.tokens().filter(({ type }) => !type)).toEqual([]);
    expect(JSON.stringify(files[`${scheme}.tokens.json`])).not.toMatch(/color\.(light|dark)\./);
  });

  test('is the same as text, for tools that read no objects', () => {
    const text = joined(scheme, 'studio/', '.json');
    expect(paths(text)).toEqual(paths(joined(scheme)));
    expect(JSON.stringify(text)).not.toMatch(/"colorSpace"|"unit"/);
    expect(new TokenFile(text).raw('duration.state')).toBe(`${tokens.duration.state}ms`);
  });

  test('is one file for Figma, of the kinds that variables have and without aliases', () => {
    const figma = fileAt(`figma/${scheme === 'light' ? 'Light' : 'Dark'}.tokens.json`);
    const all = new TokenFile(figma);
    expect(all.color('color.surface.page')).toBe(tokens.colors.surface.page[index]);
    expect(new Set(all.tokens().map(({ type }) => type))).toEqual(new Set(['color', 'dimension', 'number']));
    expect(JSON.stringify(figma)).not.toContain('"{');
  });
});

test('both modes have the same names', () => {
  expect(paths(files['dark.tokens.json'])).toEqual(paths(files['light.tokens.json']));
  expect(paths(files['figma/Dark.tokens.json'])).toEqual(paths(files['figma/Light.tokens.json']));
});

test('resolver, themes and configurations name files that are there', () => {
  const named = [...JSON.stringify(files['stet.resolver.json']).matchAll(/"\$ref":"([^#"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const sources = ['light', 'dark'].flatMap(
    (scheme) => fileAt(`style-dictionary.${scheme}.json`).source as string[],
  );
  const sets = (fileAt('studio/$metadata.json').tokenSetOrder as string[]).map(
    (name) => `studio/${name}.json`,
  );
  expect(named).toHaveLength(3);
  expect([...named, ...sources, ...sets].filter((name) => !(name in files))).toEqual([]);
});

test.each(['base', 'light', 'dark'])('%s is valid for the standard and Tokens Studio', (name) => {
  expect(problems(files[`${name}.tokens.json`], standard)).toEqual([]);
  expect(problems(files[`studio/${name}.json`], studio)).toEqual([]);
});

test('the token file itself follows the standard', () => {
  expect(problems(file, standard)).toEqual([]);
});

test.each(['Light', 'Dark'])('the mode %s can be imported by Figma', (name) => {
  const mode = files[`figma/${name}.tokens.json`];
  expect(problems(mode, figma)).toEqual([]);
  expect(figmaRoot.parse(mode).$extensions['com.figma.modeName']).toBe(name);
});

test('Tokens Studio finds its themes, and the sets they name', () => {
  const { tokenSetOrder } = studioMetadata.parse(files['studio/$metadata.json']);
  const named = studioThemes
    .parse(files['studio/$themes.json'])
    .flatMap(({ selectedTokenSets }) => Object.keys(selectedTokenSets));
  expect(new Set(named)).toEqual(new Set(tokenSetOrder));
});

test.each([
  ['a size as text', standard, { $type: 'dimension', $value: '4px' }],
  ['a unit of no screen', standard, { $type: 'dimension', $value: { value: 4, unit: 'pt' } }],
  ['a colour as text', standard, { $type: 'color', $value: '#ffffff' }],
  ['a weight beyond 1000', standard, { $type: 'fontWeight', $value: 5000 }],
  ['a kind that the format does not have', standard, { $type: 'size', $value: 4 }],
  ['a member that the format does not have', standard, { $type: 'number', $value: 4, $purpose: 'none' }],
  ['a token without a kind', standard, { $value: 4 }],
  ['a size as an object, in Tokens Studio', studio, { $type: 'dimension', $value: { value: 4, unit: 'px' } }],
  ['an alias, in Figma', figma, { $type: 'color', $value: '{color.surface.page}' }],
  ['a size in rem, in Figma', figma, { $type: 'dimension', $value: { value: 4, unit: 'rem' } }],
])('%s is refused', (_what, format, token) => {
  expect(problems({ group: { token } }, format)).toHaveLength(1);
});
