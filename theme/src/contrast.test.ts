import { describe, expect, test } from 'vitest';
import { tokens } from './tokens';

const { surface, text, line, action, mark, feedback, severity } = tokens.colors;
const schemes = ['light', 'dark'] as const;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const { band, ...grounds } = surface;
const { highlight, flag, deleteWash, insertWash } = mark;
const onBand = { band };

/** Every foreground with the grounds it may lie on, as the descriptions in tokens.json promise. */
const textPairs = {
  'text.primary': [text.primary, { ...grounds, highlight }],
  'text.secondary': [text.secondary, grounds],
  'text.tertiary': [text.tertiary, grounds],
  'text.onBand': [text.onBand, onBand],
  'text.onBandSecondary': [text.onBandSecondary, onBand],
  'action.onFill': [action.onFill, { fill: action.fill, fillHover: action.fillHover }],
  'action.link': [action.link, grounds],
  'mark.delete': [mark.delete, { ...grounds, highlight, deleteWash }],
  'mark.insert': [mark.insert, { ...grounds, highlight, insertWash }],
  'mark.onHighlight': [mark.onHighlight, { highlight }],
  'mark.onFlag': [mark.onFlag, { flag }],
  'mark.changeBar': [mark.changeBar, grounds],
  'mark.stet': [mark.stet, grounds],
  'feedback.error': [feedback.error, grounds],
  'severity.success': [severity.success, grounds],
  'severity.warning': [severity.warning, grounds],
  'severity.info': [severity.info, grounds],
  'surface.sheet on severities': [surface.sheet, { error: feedback.error, ...severity }],
} as const;

/** What shows where a control is, or that it has the focus. */
const controlPairs = {
  'line.edge': [line.edge, grounds],
  'line.ink': [line.ink, grounds],
  'action.fill': [action.fill, grounds],
  'action.focus': [action.focus, grounds],
  'text.onBand as focus ring': [text.onBand, onBand],
} as const;

describe.each([
  ['text and marks', 4.5, textPairs],
  ['edges and rings', 3, controlPairs],
] as const)('Contrast of %s is at least %d (X3)', (_what, least, table) => {
  const rows = Object.entries(table).flatMap(([name, [color, onto]]) =>
    Object.entries(onto).flatMap(([ground, pair]) =>
      schemes.map((scheme, index) => ({
        name,
        ground,
        scheme,
        ratio: contrast(color[index]!, pair[index]!),
      })),
    ),
  );

  test.each(rows)('$name on $ground, $scheme', ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test('what lies on the band is in its dark colours, and they hold on the light scheme’s band too', () => {
  const [lightBand] = band;
  for (const [, dark] of [text.primary, text.secondary, text.tertiary, action.link, mark.insert])
    expect(contrast(dark, lightBand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(line.edge[1], lightBand)).toBeGreaterThanOrEqual(3);
});
