import type { ResolvedTokens, SchemePair } from '../src/resolveTokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Every token as a CSS variable, for pages without MUI: `var(--stet-text-primary)`, `var(--stet-space-section)`. */
export function variablesCss(tokens: ResolvedTokens): string {
  const groups: Record<string, Record<string, SchemePair>> = tokens.colors;
  const colors = (pick: (pair: SchemePair) => string) =>
    Object.entries(groups).flatMap(([group, names]) =>
      Object.entries(names).map(([name, pair]) => `--stet-${group}-${kebab(name)}: ${pick(pair)}`),
    );
  const plain = (group: string, values: Record<string, string | number>, unit = '') =>
    Object.entries(values).map(([name, value]) => `--stet-${group}-${kebab(name)}: ${value}${unit}`);
  const text = (direction: 'ltr' | 'rtl') =>
    Object.entries(tokens.typography[direction]).flatMap(([name, style]) => {
      const role = `--stet-text-style-${kebab(name)}`;
      return [
        `${role}: ${style.fontWeight} ${style.fontSize} / ${style.lineHeight} ${style.fontFamily}`,
        `${role}-tracking: ${style.letterSpacing ?? 'normal'}`,
      ];
    });
  return [
    '/* Generated from tokens.json. Colours follow `color-scheme`; <html data-scheme> chooses one. */\n',
    block(':root', [
      'color-scheme: light dark',
      ...colors(([light, dark]) => (light === dark ? light : `light-dark(${light}, ${dark})`)),
      `--stet-shadow-sheet: ${tokens.shadow.both}`,
      ...plain('family', tokens.family),
      ...plain('weight', tokens.weight),
      ...plain('space', tokens.space),
      ...plain('measure', tokens.measure),
      ...plain('container', tokens.container),
      ...plain('radius', tokens.radius),
      ...plain('border-width', tokens.borderWidth),
      ...plain('duration', tokens.duration, 'ms'),
      ...plain('easing', tokens.easing),
      ...plain('z-index', tokens.zIndex),
      ...text('ltr'),
    ]),
    block(':root:dir(rtl)', text('rtl')),
    block(':root[data-scheme=light]', ['color-scheme: light']),
    block(':root[data-scheme=dark]', ['color-scheme: dark']),
    `@supports not (color: light-dark(red, red)) {\n${block(
      ':root',
      colors(([light]) => light),
    )}}\n`,
  ].join('\n');
}
