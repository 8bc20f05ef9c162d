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

/** Stops the build with the token's name. */
export function fail(path: string, problem: string): never {
  throw new Error(`Token ${path} ${problem}.`);
}

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path in an alias such as `{color.primitive.ink.950}`. */
const aliasOf = (value: Json | undefined) => /^\{(.+)\}$/.exec(String(value))?.[1];

/**
 * Reads tokens out of a parsed `tokens.json` (W3C design tokens, 2025.10) as CSS. Every method takes the path of a token and
 * throws an Error that names it when the token is missing or malformed (K2).
 */
export class TokenFile {
  private readonly root: Group;

  constructor(json: unknown) {
    this.root = json as Group;
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

  /** Names of the tokens or groups below a group. */
  names(path: string): string[] {
    return Object.keys(this.group(path)).filter((name) => !name.startsWith('$'));
  }

  /** Reads every token or group below a group. */
  map<Name extends string, T>(path: string, read: (path: string) => T): Record<Name, T> {
    return Object.fromEntries(this.names(path).map((name) => [name, read(`${path}.${name}`)])) as Record<
      Name,
      T
    >;
  }

  private value(path: string, seen: readonly string[] = []): Json {
    if (seen.includes(path)) fail(path, 'refers to itself');
    return this.follow(path, this.group(path).$value, seen);
  }

  /** Follows an alias to the value it stands for; `path` is the token that holds it. */
  private follow(path: string, value: Json | undefined, seen: readonly string[] = []): Json {
    if (value === undefined) fail(path, 'has no $value');
    const target = aliasOf(value);
    if (!target) return value;
    if (!this.find(target)) fail(path, `refers to ${target}, which does not exist`);
    return this.value(target, [...seen, path]);
  }

  /** A colour as `#rrggbb`, or as `rgb()` where it has an alpha. */
  color(path: string, value: Json | undefined = this.group(path).$value): string {
    const color = this.follow(path, value, [path]);
    if (!isGroup(color)) fail(path, 'is not a colour object');
    const { colorSpace, components, alpha = 1 } = color;
    if (colorSpace !== 'srgb')
      fail(path, `has the colour space ${JSON.stringify(colorSpace)}; only "srgb" is read`);
    if (!Array.isArray(components) || components.length !== 3) fail(path, 'needs three colour components');
    const channels = components.map((part) =>
      Math.round(this.share(path, part, 'has a colour component') * 255),
    );
    const opacity = this.share(path, alpha, 'has an alpha');
    if (opacity < 1) return `rgb(${channels.join(' ')} / ${opacity})`;
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }

  private share(path: string, value: Json, what: string): number {
    return typeof value === 'number' && value >= 0 && value <= 1
      ? value
      : fail(path, `${what} that is not between 0 and 1`);
  }

  /** A dimension as a CSS length. */
  length(path: string, value: Json | undefined = this.value(path)): string {
    if (!isGroup(value) || typeof value.value !== 'number') fail(path, 'is not a dimension with a number');
    if (value.unit !== 'px' && value.unit !== 'rem')
      fail(path, `has the unit ${JSON.stringify(value.unit)}; only px and rem are read`);
    return value.value === 0 ? '0' : `${value.value}${value.unit}`;
  }

  /** A dimension in pixels, as a number. */
  pixels(path: string): number {
    const length = this.length(path);
    return length.endsWith('rem') ? fail(path, 'must be in px') : Number.parseFloat(length);
  }

  /** A dimension in its fluid form, where it has one. */
  fluid(path: string): { size: string; below600?: string } {
    const size = this.length(path);
    const extensions = this.group(path).$extensions;
    const fluid = isGroup(extensions) ? extensions['dev.stet.fluid'] : undefined;
    if (fluid === undefined) return { size };
    const clamp = (value: Json | undefined) =>
      typeof value === 'string' && /^clamp\([^,]+,[^,]+,[^,]+\)$/.test(value)
        ? value
        : fail(path, 'has a fluid size that is not clamp(smallest, preferred, largest)');
    if (!isGroup(fluid)) fail(path, 'has a fluid extension that is not an object');
    return {
      size: clamp(fluid.clamp),
      below600: fluid.below600 === undefined ? undefined : clamp(fluid.below600),
    };
  }

  number(path: string, value: Json | undefined = this.value(path)): number {
    const number = this.follow(path, value, [path]);
    return typeof number === 'number' ? number : fail(path, 'is not a number');
  }

  milliseconds(path: string): number {
    const value = this.value(path);
    if (!isGroup(value) || value.unit !== 'ms') fail(path, 'is not a duration in ms');
    return this.number(path, value.value);
  }

  bezier(path: string): string {
    const value = this.value(path);
    if (!Array.isArray(value) || value.length !== 4) fail(path, 'is not a curve of four numbers');
    return `cubic-bezier(${value.map((part) => this.number(path, part)).join(', ')})`;
  }

  /** A font stack. */
  family(path: string, value: Json | undefined = this.group(path).$value): string {
    const names = this.follow(path, value, [path]);
    if (!Array.isArray(names)) fail(path, 'is not a list of font families');
    return names
      .map((name) => (typeof name === 'string' ? name : fail(path, 'has a font family that is not text')))
      .map((name) => (name.includes(' ') ? `"${name}"` : name))
      .join(', ');
  }

  /** The layers of a shadow, without and with their colour. */
  shadow(path: string): { lengths: string; color: string }[] {
    const value = this.value(path);
    if (!Array.isArray(value)) fail(path, 'is not a list of shadows');
    return value.map((layer) => {
      if (!isGroup(layer)) fail(path, 'has a layer that is not an object');
      const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((side) => this.length(path, layer[side]));
      return { lengths: lengths.join(' '), color: this.color(path, layer.color) };
    });
  }

  textStyle(path: string): TextStyle {
    const value = this.value(path);
    if (!isGroup(value)) fail(path, 'is not a typography object');
    const sizePath = aliasOf(value.fontSize) ?? fail(path, 'must take its fontSize from font.size');
    if (!this.find(sizePath)) fail(path, `refers to ${sizePath}, which does not exist`);
    const { size, below600 } = this.fluid(sizePath);
    const tracking = Number.parseFloat(this.length(path, value.letterSpacing));
    return {
      fontFamily: this.family(path, value.fontFamily),
      fontWeight: this.number(path, value.fontWeight),
      fontSize: size,
      below600,
      lineHeight: this.number(path, value.lineHeight),
      // The file gives tracking at the largest size; as em it holds at every size.
      letterSpacing:
        tracking === 0 ? undefined : `${Number((tracking / this.pixels(sizePath)).toFixed(3))}em`,
    };
  }
}
