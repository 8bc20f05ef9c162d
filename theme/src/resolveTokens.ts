/**
 * Turns `tokens.json` (W3C design tokens, 2025.10) into the few values that the theme needs, as CSS. It runs in the build,
 * so neither the token file nor this code reaches a visitor. A malformed token stops it with a sentence that names the token (K2).
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

/** A text style: sizes are CSS lengths, `letterSpacing` is in em, `below600` replaces the size on narrow screens. */
export interface TextStyle {
  fontFamily: string;
  fontWeight: number;
  fontSize: string;
  below600?: string;
  lineHeight: number;
  letterSpacing?: string;
}

/** The resolved tokens. Colours are `[light, dark]`; lengths, durations and shadows are CSS values. */
export interface ResolvedTokens {
  colors: Record<string, Record<string, [light: string, dark: string]>>;
  typography: Record<'en' | 'he', Record<string, TextStyle>>;
  families: Record<string, string>;
  weights: Record<string, number>;
  /** The smallest size that text may have. */
  smallestSize: string;
  space: Record<string, string>;
  measure: Record<string, string>;
  radius: Record<string, string>;
  container: Record<string, string>;
  breakpoints: Record<string, number>;
  duration: Record<string, number>;
  easing: Record<string, string>;
  zIndex: Record<string, number>;
  mark: Record<string, number>;
  shadow: { sheet: string };
}

/** Stops the build with the token's name. */
function fail(path: string, problem: string): never {
  throw new Error(`Token ${path} ${problem}.`);
}

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const round = (value: number) => Number(value.toFixed(4));

/** Reads tokens out of a parsed `tokens.json`. */
class TokenFile {
  private readonly root: Group;

  constructor(root: Group) {
    this.root = root;
  }

  group(path: string): Group {
    const found = path
      .split('.')
      .reduce<Json | undefined>((at, key) => (isGroup(at) ? at[key] : undefined), this.root);
    return isGroup(found) ? found : fail(path, 'is missing');
  }

  /** Names of the tokens or groups below a group. */
  names(path: string): string[] {
    return Object.keys(this.group(path)).filter((name) => !name.startsWith('$'));
  }

  /** A token's value with aliases (`{a.b}`) followed. */
  value(path: string, seen: string[] = []): Json {
    if (seen.includes(path)) fail(seen[0]!, `refers to itself through ${path}`);
    const value = this.group(path).$value;
    if (value === undefined) fail(path, 'has no $value');
    return this.follow(path, value, seen);
  }

  private follow(path: string, value: Json, seen: string[] = []): Json {
    const alias = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
    if (!alias) return value;
    const target = alias
      .split('.')
      .reduce<Json | undefined>((at, key) => (isGroup(at) ? at[key] : undefined), this.root);
    if (!isGroup(target)) fail(path, `refers to ${alias}, which does not exist`);
    return this.value(alias, [...seen, path]);
  }

  color(path: string, value: Json = this.value(path)): string {
    if (!isGroup(value)) fail(path, 'is not a colour object');
    const { colorSpace, components, alpha = 1 } = value;
    if (colorSpace !== 'srgb')
      fail(path, `has the colour space ${JSON.stringify(colorSpace)}; only "srgb" is read`);
    if (!Array.isArray(components) || components.length !== 3) fail(path, 'needs three colour components');
    const channels = components.map((part) => {
      if (typeof part !== 'number' || part < 0 || part > 1)
        fail(path, 'has a colour component that is not between 0 and 1');
      return Math.round(part * 255);
    });
    if (typeof alpha !== 'number' || alpha < 0 || alpha > 1)
      fail(path, 'has an alpha that is not between 0 and 1');
    if (alpha < 1) return `rgb(${channels.join(' ')} / ${alpha})`;
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }

  length(path: string, value: Json = this.value(path)): string {
    if (!isGroup(value) || typeof value.value !== 'number') fail(path, 'is not a dimension with a number');
    if (value.unit !== 'px' && value.unit !== 'rem')
      fail(path, `has the unit ${JSON.stringify(value.unit)}; only px and rem are read`);
    return value.value === 0 ? '0' : `${value.value}${value.unit}`;
  }

  /** A dimension with its fluid form, when it has one. */
  fluid(path: string): { size: string; below600?: string } {
    const size = this.length(path);
    const extensions = this.group(path).$extensions;
    const fluid = isGroup(extensions) ? extensions['dev.stet.fluid'] : undefined;
    if (fluid === undefined) return { size };
    if (!isGroup(fluid) || typeof fluid.clamp !== 'string')
      fail(path, 'has a fluid extension without a clamp');
    return { size: fluid.clamp, below600: typeof fluid.below600 === 'string' ? fluid.below600 : undefined };
  }

  number(path: string, value: Json = this.value(path)): number {
    return typeof value === 'number' ? value : fail(path, 'is not a number');
  }

  milliseconds(path: string): number {
    const value = this.value(path);
    if (!isGroup(value) || value.unit !== 'ms') fail(path, 'is not a duration in ms');
    return this.number(path, value.value ?? null);
  }

  bezier(path: string): string {
    const value = this.value(path);
    if (!Array.isArray(value) || value.length !== 4) fail(path, 'is not a curve of four numbers');
    return `cubic-bezier(${value.map((part) => this.number(path, part)).join(', ')})`;
  }

  family(path: string): string {
    const value = this.value(path);
    if (!Array.isArray(value)) fail(path, 'is not a list of font families');
    return value.map((name) => (/\s/.test(String(name)) ? `"${String(name)}"` : String(name))).join(', ');
  }

  shadow(path: string): string {
    const value = this.value(path);
    if (!Array.isArray(value)) fail(path, 'is not a list of shadows');
    const layers = value.map((layer) => {
      if (!isGroup(layer)) fail(path, 'has a layer that is not an object');
      const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((side) => this.length(path, layer[side]!));
      // In dark a shadow would not show: there the sheet gets an outline instead (art direction, section 11).
      return `${lengths.join(' ')} light-dark(${this.color(path, layer.color)}, transparent)`;
    });
    return layers.join(', ');
  }

  textStyle(path: string): TextStyle {
    const value = this.value(path);
    if (!isGroup(value)) fail(path, 'is not a typography object');
    const sizePath =
      /^\{(.+)\}$/.exec(String(value.fontSize))?.[1] ?? fail(path, 'must take its fontSize from font.size');
    const familyPath =
      /^\{(.+)\}$/.exec(String(value.fontFamily))?.[1] ??
      fail(path, 'must take its fontFamily from font.family');
    const { size, below600 } = this.fluid(sizePath);
    const spacing = value.letterSpacing;
    const tracking = isGroup(spacing) ? this.number(path, spacing.value ?? null) : 0;
    const largest = Number.parseFloat(this.length(sizePath));
    return {
      fontFamily: this.family(familyPath),
      fontWeight: this.number(path, value.fontWeight ?? null),
      fontSize: size,
      below600,
      lineHeight: this.number(path, value.lineHeight ?? null),
      // The file gives tracking at the largest size; as em it holds at every size.
      letterSpacing: tracking === 0 ? undefined : `${round(tracking / largest)}em`,
    };
  }

  map<T>(path: string, read: (path: string) => T): Record<string, T> {
    return Object.fromEntries(this.names(path).map((name) => [name, read(`${path}.${name}`)]));
  }
}

/** Every semantic colour in both schemes; a key that only one scheme has stops the build. */
function resolveColors(file: TokenFile): ResolvedTokens['colors'] {
  for (const group of new Set([...file.names('color.light'), ...file.names('color.dark')])) {
    const light = file.names(`color.light.${group}`);
    const dark = file.names(`color.dark.${group}`);
    for (const name of new Set([...light, ...dark])) {
      if (!light.includes(name))
        fail(`color.light.${group}.${name}`, 'is missing, though the dark scheme has it');
      if (!dark.includes(name))
        fail(`color.dark.${group}.${name}`, 'is missing, though the light scheme has it');
    }
  }
  return file.map('color.light', (path) =>
    file.map(path, (token) => [file.color(token), file.color(token.replace('color.light', 'color.dark'))]),
  );
}

/**
 * Resolves a parsed `tokens.json`.
 * @throws Error whose sentence names the first token that is missing or malformed (K2).
 */
export function resolveTokens(json: unknown): ResolvedTokens {
  const file = new TokenFile(json as Group);
  return {
    colors: resolveColors(file),
    typography: {
      en: file.map('typography.en', (path) => file.textStyle(path)),
      he: file.map('typography.he', (path) => file.textStyle(path)),
    },
    families: file.map('font.family', (path) => file.family(path)),
    weights: file.map('font.weight', (path) => file.number(path)),
    smallestSize: file.length('font.size.reference.all'),
    space: file.map('space', (path) => file.fluid(path).size),
    measure: file.map('measure', (path) => file.length(path)),
    radius: file.map('radius', (path) => file.length(path)),
    container: file.map('container', (path) => file.length(path)),
    breakpoints: file.map('breakpoint', (path) => Number.parseFloat(file.length(path))),
    duration: file.map('duration', (path) => file.milliseconds(path)),
    easing: file.map('easing', (path) => file.bezier(path)),
    zIndex: file.map('zIndex', (path) => file.number(path)),
    mark: file.map('mark', (path) => file.number(path)),
    shadow: { sheet: file.shadow('shadow.sheet') },
  };
}
