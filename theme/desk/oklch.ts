import type { Group } from '../src/tokenFile.ts';

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number];

let probe: HTMLElement | undefined;

/** The three numbers of a CSS colour as the browser computes it. */
function computed(color: string): number[] {
  if (!probe) document.head.append((probe = document.createElement('i')));
  probe.style.color = color;
  const parts = getComputedStyle(probe).color.match(/(?<=[( ])(?:-?[\d.]+(?:e-?\d+)?|none)/g) ?? [];
  return parts.map((part) => (part === 'none' ? 0 : Number(part)));
}

/** A colour as CSS writes it. */
export const cssOf = ([lightness, chroma, hue]: Oklch) =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;

export const toOklch = (color: string) => computed(`oklch(from ${color} l c h)`) as Oklch;

/** A CSS colour as `#rrggbb`, clipped to what sRGB has, as browsers show it; undefined if it is none. */
export function toHex(color: string): string | undefined {
  if (!CSS.supports('color', `color(from ${color} srgb r g b)`)) return undefined;
  const channels = computed(`color(from ${color} srgb r g b)`);
  const bytes = channels.map((channel) => Math.round(255 * Math.min(1, Math.max(0, channel))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as the token file has it; an old one's alpha stays. */
export const colorValue = (
  hex: string,
  old: Group = { colorSpace: 'srgb', components: [], alpha: 1, hex },
): Group => ({
  ...old,
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  ...('hex' in old && { hex }),
});
