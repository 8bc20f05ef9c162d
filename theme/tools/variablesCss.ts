import type { ResolvedTokens, SchemePair } from '../src/resolveTokens';
import { rem, usualTextSize } from '../src/rem';
import type { TextStyle } from '../src/tokenFile';
import { variableName } from '../src/variableName';

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
const within = (query: string, ...blocks: string[]) => `${query} {\n${blocks.join('')}}\n`;

const plain = (group: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => `${variableName(group, name)}: ${value}${unit}`);

const textStyle = (name: string) => variableName('text-style', name);
const font = (style: TextStyle, size = style.fontSize) =>
  `${style.fontWeight} ${rem(size)} / ${style.lineHeight} ${style.fontFamily}`;

const text = (styles: Record<string, TextStyle>) =>
  Object.entries(styles).flatMap(([name, style]) => [
    `${textStyle(name)}: ${font(style)}`,
    `${textStyle(name)}-tracking: ${style.letterSpacing ?? 'normal'}`,
  ]);

/** The text styles with a size of their own on narrow screens. */
const narrowText = (styles: Record<string, TextStyle>) =>
  Object.entries(styles).flatMap(([name, style]) =>
    style.below600 ? [`${textStyle(name)}: ${font(style, style.below600)}`] : [],
  );

/** The tokens as CSS variables, for pages without MUI: `var(--stet-text-primary)`, `var(--stet-space-section)`. */
export function variablesCss(tokens: ResolvedTokens): string {
  const groups: Record<string, Record<string, SchemePair>> = tokens.colors;
  const { ltr, rtl } = tokens.typography;
  const colors = (pick: (pair: SchemePair) => string) =>
    Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).map(([name, pair]) => `${variableName(group, name)}: ${pick(pair)}`),
    );
  return [
    '/* Generated from tokens.json. Colours follow `color-scheme`; <html data-scheme> chooses one. */\n',
    block(':root', [
      'color-scheme: light dark',
      ...colors(([light, dark]) => (light === dark ? light : `light-dark(${light}, ${dark})`)),
      `--stet-shadow-sheet: ${tokens.shadow.both}`,
      ...plain('family', tokens.family),
      ...plain('weight', tokens.weight),
      ...Object.entries(tokens.size).map(([name, size]) => `${variableName('size', name)}: ${rem(size)}`),
      ...plain('space', tokens.space),
      ...plain('measure', tokens.measure),
      ...plain('container', tokens.container),
      ...plain('breakpoint', tokens.breakpoint, 'px'),
      ...plain('target', tokens.target, 'px'),
      ...plain('radius', tokens.radius),
      ...plain('border-width', tokens.borderWidth),
      ...plain('mark', tokens.mark, 'em'),
      ...plain('duration', tokens.duration, 'ms'),
      ...plain('easing', tokens.easing),
      ...plain('z-index', tokens.zIndex),
      ...text(ltr),
    ]),
    block(':root[dir=rtl]', text(rtl)),
    within(
      `@media (max-width: ${tokens.breakpoint.sm / usualTextSize - 0.003}em)`,
      block(':root', narrowText(ltr)),
      block(':root[dir=rtl]', narrowText(rtl)),
    ),
    block(':root[data-scheme=light]', ['color-scheme: light']),
    block(':root[data-scheme=dark]', ['color-scheme: dark']),
  ].join('\n');
}
