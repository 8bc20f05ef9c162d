import { fromEntries } from './fromEntries.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Group = { [key: string]: Json };

/** A text style: sizes are CSS lengths, `letterSpacing` is in em, `below600` is the size on narrow screens. */
export interface TextStyle {
  fontFamily: string;
  fontWeight: number;
  fontSize: string;
  below600?: string | undefined;
  lineHeight: number;
  letterSpacing?: string | undefined;
}

/** Throws an error naming the token. */
export function fail(path: string, problem: string): never {
  throw new Error(`Token ${path} ${problem}.`);
}

/**
 * Parses JSON.
 * @throws Error with line and column.
 */
export function parseTokens(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const before = text.slice(0, at);
    throw new Error(
      `The token file is not valid JSON: look at line ${before.split('\n').length}, column ${at - before.lastIndexOf('\n')}, and just before it. A comma may be missing or left over.`,
      { cause: error },
    );
  }
}

/** Whether a value is an object with members. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path in an alias such as `{color.primitive.ink.950}`. */
const aliasOf = (value: Json | undefined) => /^\{(.+)\}$/.exec(String(value))?.[1];

/**
 * Reads tokens of a parsed `tokens.json` (W3C design tokens, 2025.10) as CSS. Every method takes a token's path, and throws an Error naming
 * it if it is missing or malformed.
 */
export class TokenFile {
  private readonly root: Group;

  constructor(json: unknown) {
    this.root = isGroup(json) ? json : {};
  }

  private find(path: string): Group | undefined {
    const found = path
      .split('.')
      .reduce<Json | undefined>((at, key) => (isGroup(at) ? at[key] : undefined), this.root);
    return isGroup(found) ? found : undefined;
  }

  private group(path: string): Group {
    return this.find(path) ?? fail(path, 'is missing');
  }

  /** Names of the tokens or groups in a group. */
  names(path: string): string[] {
    return Object.keys(this.group(path)).filter((name) => !name.startsWith('$'));
  }

  /** Every token in a group, or in the file, with its path and inherited `$type`. */
  tokens(path = ''): { path: string; type: string | undefined; token: Group }[] {
    const walk = (
      at: Group,
      here: string,
      inherited?: Json,
    ): { path: string; type: string | undefined; token: Group }[] => {
      const type = at.$type ?? inherited;
      if ('$value' in at)
        return [{ path: here, type: typeof type === 'string' ? type : undefined, token: at }];
      return Object.entries(at).flatMap(([name, member]) =>
        name.startsWith('$') || !isGroup(member)
          ? []
          : walk(member, here === '' ? name : `${here}.${name}`, type),
      );
    };
    return walk(path === '' ? this.root : this.group(path), path);
  }

  /** Whether the token exists. */
  has(path: string): boolean {
    return '$value' in (this.find(path) ?? {});
  }

  /** Reads every token or group in a group. */
  map<Name extends string, T>(
    path: string,
    read: (path: string) => T,
    names = this.names(path),
  ): Record<Name, T> {
    return fromEntries(names.map((name) => [name, read(`${path}.${name}`)]));
  }

  /** A token's value with aliases resolved. */
  raw(path: string): Json {
    return this.trace(path, this.group(path).$value).value;
  }

  /** Resolves an alias to its value and token, which errors then name. */
  private trace(
    path: string,
    value: Json | undefined,
    seen: readonly string[] = [],
  ): { path: string; value: Json } {
    if (seen.includes(path)) fail(path, 'refers to itself');
    if (value === undefined) fail(path, 'has no $value');
    const target = aliasOf(value);
    if (!target) return { path, value };
    const found = this.find(target) ?? fail(path, `refers to ${target}, which does not exist`);
    return this.trace(target, found.$value, [...seen, path]);
  }

  /** A colour as `#rrggbb`, or as `rgb()` with alpha. */
  color(alias: string, given: Json | undefined = this.group(alias).$value): string {
    const { path, value: color } = this.trace(alias, given);
    if (!isGroup(color)) fail(path, 'is not a colour object');
    const { colorSpace, components, alpha = 1, hex } = color;
    if (colorSpace !== 'srgb')
      fail(path, `has the colour space ${JSON.stringify(colorSpace)}; only "srgb" is read`);
    if (!Array.isArray(components) || components.length !== 3) fail(path, 'needs three colour components');
    const channels = components.map((part) =>
      Math.round(this.share(path, part, 'has a colour component') * 255),
    );
    const written = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (typeof hex === 'string' && hex.toLowerCase() !== written)
      fail(path, `says ${hex} under "hex" but ${written} under "components"; change both`);
    const opacity = this.share(path, alpha, 'has an alpha');
    return opacity < 1 ? `rgb(${channels.join(' ')} / ${opacity})` : written;
  }

  private share(path: string, value: Json, what: string): number {
    return typeof value === 'number' && value >= 0 && value <= 1
      ? value
      : fail(path, `${what} that is not between 0 and 1`);
  }

  /** A dimension as a CSS length of at least `least`. */
  length(alias: string, given: Json | undefined = this.group(alias).$value, least = -Infinity): string {
    const { path, value } = this.trace(alias, given);
    if (!isGroup(value) || typeof value.value !== 'number') fail(path, 'is not a dimension with a number');
    if (value.unit !== 'px' && value.unit !== 'rem')
      fail(path, `has the unit ${JSON.stringify(value.unit)}; only px and rem are read`);
    if (value.value < least) fail(path, `is ${value.value}${value.unit}; it must be ${least} or more`);
    return value.value === 0 ? '0' : `${value.value}${value.unit}`;
  }

  /** A non-negative length: a size, a radius, a width. */
  extent(path: string): string {
    return this.length(path, undefined, 0);
  }

  /** A dimension in px, as a number. */
  pixels(path: string): number {
    const length = this.extent(path);
    return length.endsWith('rem') ? fail(path, 'must be in px') : Number.parseFloat(length);
  }

  /** A dimension with its fluid form, if any. The curve is designed for `max`; it is scaled if `$value` differs. */
  fluid(path: string): { size: string; below600?: string | undefined; drawn?: number } {
    const size = this.extent(path);
    const extensions = this.group(path).$extensions;
    const fluid = isGroup(extensions) ? extensions['dev.stet.fluid'] : undefined;
    if (fluid === undefined) return { size };
    if (!isGroup(fluid)) fail(path, 'has a fluid extension that is not an object');
    if (fluid.max === undefined)
      fail(path, 'needs a "max" under dev.stet.fluid: the size its curve was drawn for');
    const drawn = Number.parseFloat(this.length(path, fluid.max, 1));
    const scale = this.pixels(path) / drawn;
    const scaled = (length: string) => `${Number((Number(length) * scale).toFixed(4))}`;
    const clamp = (value: Json | undefined) =>
      typeof value === 'string' && /^clamp\([^,]+,[^,]+,[^,]+\)$/.test(value)
        ? scale === 1
          ? value
          : value.replace(/[\d.]+(?=rem|vw|px)/g, scaled)
        : fail(path, 'has a fluid size that is not clamp(smallest, preferred, largest)');
    return {
      size: clamp(fluid.clamp),
      below600: fluid.below600 === undefined ? undefined : clamp(fluid.below600),
      drawn,
    };
  }

  /** A number, within a range if given. */
  number(
    alias: string,
    given: Json | undefined = this.group(alias).$value,
    [least, most]: readonly [number, number] = [-Infinity, Infinity],
  ): number {
    const { path, value } = this.trace(alias, given);
    if (typeof value !== 'number') return fail(path, 'is not a number');
    return value >= least && value <= most
      ? value
      : fail(path, `is ${value}; it must be from ${least} to ${most}`);
  }

  /** A font weight. */
  weight(path: string, value?: Json): number {
    return this.number(path, value, [1, 1000]);
  }

  milliseconds(path: string): number {
    const value = this.raw(path);
    if (!isGroup(value) || value.unit !== 'ms') fail(path, 'is not a duration in ms');
    return this.number(path, value.value, [0, 60_000]);
  }

  bezier(path: string): string {
    const value = this.raw(path);
    if (!Array.isArray(value) || value.length !== 4) fail(path, 'is not a curve of four numbers');
    // x is from 0 to 1; y may exceed that.
    const range = (at: number) => (at % 2 === 0 ? ([0, 1] as const) : ([-10, 10] as const));
    return `cubic-bezier(${value.map((part, at) => this.number(path, part, range(at))).join(', ')})`;
  }

  /** A font stack. */
  family(path: string, value: Json | undefined = this.group(path).$value): string {
    const { value: names } = this.trace(path, value);
    if (!Array.isArray(names)) fail(path, 'is not a list of font families');
    return names
      .map((name) => (typeof name === 'string' ? name : fail(path, 'has a font family that is not text')))
      .map((name) => (name.includes(' ') ? `"${name}"` : name))
      .join(', ');
  }

  /** The layers of a shadow, with and without colour. */
  shadow(path: string): { lengths: string; color: string }[] {
    const value = this.raw(path);
    if (!Array.isArray(value)) fail(path, 'is not a list of shadows');
    return value.map((layer) => {
      if (!isGroup(layer)) fail(path, 'has a layer that is not an object');
      const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((side) => this.length(path, layer[side]));
      return { lengths: lengths.join(' '), color: this.color(path, layer.color) };
    });
  }

  textStyle(path: string): TextStyle {
    const value = this.raw(path);
    if (!isGroup(value)) fail(path, 'is not a typography object');
    const sizePath = aliasOf(value.fontSize) ?? fail(path, 'must take its fontSize from font.size');
    if (!this.find(sizePath)) fail(path, `refers to ${sizePath}, which does not exist`);
    const { size, below600, drawn = this.pixels(sizePath) } = this.fluid(sizePath);
    const tracking = Number.parseFloat(this.length(path, value.letterSpacing));
    return {
      fontFamily: this.family(path, value.fontFamily),
      fontWeight: this.weight(`${path}.fontWeight`, value.fontWeight),
      fontSize: size,
      below600,
      lineHeight: this.number(`${path}.lineHeight`, value.lineHeight, [0.5, 4]),
      // Tracking is given at the largest size; em scales it.
      letterSpacing: tracking === 0 ? undefined : `${Number((tracking / drawn).toFixed(3))}em`,
    };
  }
}
