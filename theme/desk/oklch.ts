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

/** A colour `#rrggbb` in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = computed(`oklch(from ${hex} l c h)`);
  return [lightness, chroma, hue];
}

/** A colour as `#rrggbb`, clipped to what sRGB has, as browsers show it. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const channels = computed(`color(from oklch(${lightness} ${chroma} ${hue}) srgb r g b)`);
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
