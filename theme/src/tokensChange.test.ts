import type { Theme } from '@mui/material/styles';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import file from '../tokens.json';
import { resolveTokens } from './resolveTokens';

type Json = { [name: string]: unknown };

/** The token file with every size, space, radius and duration doubled. */
function doubled(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const { value, unit } = node as Json;
  if (typeof value === 'number' && typeof unit === 'string') return { value: value * 2, unit };
  return Object.fromEntries(
    Object.entries(node).map(([name, member]) => [name, name === '$extensions' ? member : doubled(member)]),
  );
}

const { font, space, radius, duration } = file;
const larger = { ...file, ...(doubled({ font, space, radius, duration }) as Json) };

/** The lean and the full theme from a token file. */
async function themesOf(json: unknown): Promise<Theme[]> {
  vi.resetModules();
  vi.doMock('virtual:stet-tokens', () => ({ tokens: resolveTokens(json) }));
  const lean = await import('./getTheme');
  const whole = await import('./app/getTheme');
  return [
    lean.getTheme('ltr'),
    lean.getTheme('rtl'),
    whole.getTheme('ltr', 'light'),
    whole.getTheme('rtl', 'dark'),
  ];
}

const isSized =
  /^(fontSize|.*Radius|(padding|margin)(Block|Inline)?(Start|End)?|(row|column)?[gG]ap|transition.*|animation.*)$/;
/** A number or length; not a percentage, em, line width or zero duration. */
const says = (value: unknown) =>
  typeof value === 'number'
    ? Math.abs(value) > 2
    : typeof value === 'string' && /[\d.]+(px|rem|vw|ms|s)\b/.test(value);

/** The sized properties of a theme's styles, by path. */
function sized(theme: Theme, node: unknown, path = ''): [path: string, value: unknown][] {
  const style: unknown =
    typeof node === 'function'
      ? (node as (props: object) => unknown)({ ...theme, theme, ownerState: {} })
      : node;
  if (typeof style !== 'object' || style === null) return [];
  return Object.entries(style).flatMap(([name, member]) =>
    isSized.test(name) && says(member)
      ? [[`${path}.${name}`, member]]
      : sized(theme, member, `${path}.${name}`),
  );
}

/** The theme's style overrides. */
const looks = ({ components = {} }: Theme) =>
  Object.entries(components).map(([name, look]) => {
    const { styleOverrides, variants = [] } = look as {
      styleOverrides?: Json;
      variants?: { style: unknown }[];
    };
    return { [name]: { styleOverrides, variants: variants.map(({ style }) => style) } };
  });

let themes: [now: Theme, then: Theme][];
beforeAll(async () => {
  const now = await themesOf(file);
  const then = await themesOf(larger);
  themes = now.map((theme, index): [Theme, Theme] => [theme, then[index] ?? theme]);
});
afterEach(() => vi.doUnmock('virtual:stet-tokens'));

describe('When every size, space, radius and duration of the tokens is doubled (K2)', () => {
  test('every spacing step, duration, radius and text style follows', () => {
    for (const [now, then] of themes) {
      for (const step of [0.25, 0.5, 1, 1.375, 2, 3, 6, 8, 14, 20])
        expect(Number.parseFloat(then.spacing(step))).toBeCloseTo(2 * Number.parseFloat(now.spacing(step)));
      expect(then.shape.borderRadius).toBe(2 * Number(now.shape.borderRadius));
      for (const [name, time] of Object.entries(now.transitions.duration))
        expect(then.transitions.duration, name).toHaveProperty(name, 2 * time);
      // `typography.fontSize` is MUI's base for rem.
      for (const part of ['typography', 'radii', 'timing', 'measures'] as const) {
        const before = sized(now, now[part]).filter(([path]) => path !== '.fontSize');
        const after = new Map(sized(then, then[part]));
        expect(before.filter(([path, value]) => after.get(path) === value)).toEqual([]);
      }
    }
  });

  test('every size in the styles of every component follows', () => {
    for (const [now, then] of themes) {
      const after = new Map(sized(then, looks(then)));
      const before = sized(now, looks(now));
      expect(before.length).toBeGreaterThan(58);
      expect(before.filter(([path, value]) => after.get(path) === value)).toEqual([]);
    }
  });
});
