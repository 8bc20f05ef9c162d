import type raw from '../tokens.json';
import { checkTokens } from './checkTokens.ts';
import { fail, TokenFile, type TextStyle } from './tokenFile.ts';

type Raw = typeof raw;
type Names<Group> = Exclude<keyof Group & string, `$${string}`>;

/** Names of semantic colours in `tokens.json`: `surface.page`, `mark.insert`, … */
export type ColorGroups = {
  [Group in Names<Raw['color']['light']>]: Names<Raw['color']['light'][Group]>;
};

type LooseSizes = Exclude<Names<Raw['font']['size']>, Names<Raw['typography']['en']>>;

/** Light and dark value. */
export type SchemePair = [light: string, dark: string];

/** Tokens as CSS values, or as numbers of px (`breakpoint`, `target`) and ms (`duration`). */
export interface ResolvedTokens {
  colors: { [Group in keyof ColorGroups]: Record<ColorGroups[Group], SchemePair> };
  /** Text styles for Latin (`ltr`) and Hebrew (`rtl`). */
  typography: Record<'ltr' | 'rtl', Record<Names<Raw['typography']['en']>, TextStyle>>;
  /** Font sizes outside text styles. */
  size: Record<LooseSizes, string>;
  family: Record<Names<Raw['font']['family']>, string>;
  weight: Record<Names<Raw['font']['weight']>, number>;
  space: Record<Names<Raw['space']>, string>;
  measure: Record<Names<Raw['measure']>, string>;
  container: Record<Names<Raw['container']>, string>;
  radius: Record<Names<Raw['radius']>, string>;
  borderWidth: Record<Names<Raw['borderWidth']>, string>;
  breakpoint: Record<Names<Raw['breakpoint']>, number>;
  target: Record<Names<Raw['target']>, number>;
  duration: Record<Names<Raw['duration']>, number>;
  easing: Record<Names<Raw['easing']>, string>;
  zIndex: Record<Names<Raw['zIndex']>, number>;
  mark: Record<Names<Raw['mark']>, number>;
  /** A `box-shadow`: `both` follows the scheme, `light` is the light one alone. */
  shadow: { both: string; light: string };
}

/** @throws if a group lacks a name of another. */
function checkNames(file: TokenFile, group: string, other: string, owner: string): void {
  const names = file.names(group);
  const missing = file.names(other).find((name) => !names.includes(name));
  if (missing) fail(`${group}.${missing}`, `is missing, though ${owner} has it`);
}

/**
 * Every semantic colour in both schemes.
 * @throws if one scheme lacks a name.
 */
function resolveColors(file: TokenFile): ResolvedTokens['colors'] {
  for (const [scheme, other] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    for (const group of file.names(`color.${scheme}`))
      checkNames(file, `color.${other}.${group}`, `color.${scheme}.${group}`, `the ${scheme} scheme`);
  }
  return file.map('color.light', (group) =>
    file.map<ColorGroups[keyof ColorGroups], SchemePair>(group, (token) => {
      const dark = token.replace('color.light', 'color.dark');
      return [file.color(token), file.color(dark)];
    }),
  );
}

/**
 * The text styles of both languages.
 * @throws if one language lacks a name.
 */
function resolveTypography(file: TokenFile): ResolvedTokens['typography'] {
  checkNames(file, 'typography.he', 'typography.en', 'English');
  checkNames(file, 'typography.en', 'typography.he', 'Hebrew');
  const textStyle = (path: string) => file.textStyle(path);
  return { ltr: file.map('typography.en', textStyle), rtl: file.map('typography.he', textStyle) };
}

/** Shadows are invisible in the dark scheme: an outline instead. */
function resolveShadow(file: TokenFile): ResolvedTokens['shadow'] {
  const light = file.shadow('shadow.sheet');
  const dark = file.shadow('shadow.sheetDark');
  return {
    both: [
      ...light.map(({ lengths, color }) => `${lengths} light-dark(${color}, transparent)`),
      ...dark.map(({ lengths, color }) => `${lengths} light-dark(transparent, ${color})`),
    ].join(', '),
    light: light.map(({ lengths, color }) => `${lengths} ${color}`).join(', '),
  };
}

/**
 * Resolves tokens without the rules of `checkTokens`, as the desk shows them while they are being changed.
 * @throws Error naming the first missing or malformed token.
 */
export function readTokens(file: TokenFile): ResolvedTokens {
  return {
    colors: resolveColors(file),
    typography: resolveTypography(file),
    size: file.map(
      'font.size',
      (path) => file.fluid(`${path}.all`).size,
      file.names('font.size').filter((name) => !file.names('typography.en').includes(name)),
    ),
    family: file.map('font.family', (path) => file.family(path)),
    weight: file.map('font.weight', (path) => file.weight(path)),
    space: file.map('space', (path) => file.fluid(path).size),
    measure: file.map('measure', (path) => file.extent(path)),
    container: file.map('container', (path) => file.extent(path)),
    radius: file.map('radius', (path) => file.extent(path)),
    borderWidth: file.map('borderWidth', (path) => file.extent(path)),
    breakpoint: file.map('breakpoint', (path) => file.pixels(path)),
    target: file.map('target', (path) => file.pixels(path)),
    duration: file.map('duration', (path) => file.milliseconds(path)),
    easing: file.map('easing', (path) => file.bezier(path)),
    zIndex: file.map('zIndex', (path) => file.number(path)),
    mark: file.map('mark', (path) => file.number(path)),
    shadow: resolveShadow(file),
  };
}

/**
 * Resolves a parsed `tokens.json` at build time.
 * @throws Error naming the first missing, malformed or invalid token.
 */
export function resolveTokens(json: unknown): ResolvedTokens {
  const file = new TokenFile(json);
  const resolved = readTokens(file);
  // After resolving, so that a malformed token's own message comes first.
  checkTokens(file);
  return resolved;
}
