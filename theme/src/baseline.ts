import type { CSSObject, Theme } from '@mui/material/styles';
import { marks } from './marks';
import type { SchemePair } from './resolveTokens';
import { colors, colorVariable, tokens } from './tokens';

/** Each colour once: `pick` makes its value out of the light and the dark one. */
function colorVariables(pick: (pair: SchemePair) => string): CSSObject {
  const variables = Object.entries(tokens.colors).flatMap(([group, names]) =>
    Object.entries(names).map(([name, pair]) => [colorVariable(group, name), pick(pair)]),
  );
  return Object.fromEntries(variables) as CSSObject;
}

/** Without a dark ground (on paper, in browsers without `light-dark()`) the band is an ordinary section. */
const plainBand = {
  '--stet-surface-band': 'transparent',
  '--stet-line-band': colors.line.hair,
  '--stet-text-on-band': colors.text.primary,
  '--stet-text-on-band-secondary': colors.text.secondary,
};

/** What every page starts from: colours in both schemes, body text, marks, focus, motion, print. */
export function baseline(theme: Pick<Theme, 'typography'>): (CSSObject | string)[] {
  return [
    {
      // `light-dark()` follows `color-scheme`, with JavaScript off as well (X4).
      ':root': {
        colorScheme: 'light dark',
        ...colorVariables(([light, dark]) => (light === dark ? light : `light-dark(${light}, ${dark})`)),
        '--stet-shadow-sheet': tokens.shadow.both,
      },
      ':root[data-scheme=light]': { colorScheme: 'light' },
      ':root[data-scheme=dark]': { colorScheme: 'dark' },
      // The band is dark in both schemes, and so is what lies on it. Blue would be a mark there, so its ring is paper.
      '[data-ground=band] > *': { colorScheme: 'dark', '--stet-action-focus': colors.text.onBand },
      '@supports not (color: light-dark(red, red))': {
        ':root': {
          ...colorVariables(([light]) => light),
          '--stet-shadow-sheet': tokens.shadow.light,
          ...plainBand,
        },
      },
      '*, *::before, *::after': { boxSizing: 'border-box' },
      // Room for the header that follows along (S4) above what a link or the focus scrolls to.
      html: { scrollPaddingBlockStart: 96, WebkitTextSizeAdjust: '100%' },
      body: {
        display: 'flex',
        flexDirection: 'column',
        margin: 0,
        ...theme.typography.body1,
        color: colors.text.primary,
        backgroundColor: colors.surface.page,
        caretColor: colors.action.focus,
        // Children of #root are laid out by the body's column, so that a short page still fills the screen.
        '& > #root': { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: '100vh' },
        fontSynthesis: 'none',
        // With `locl`, Frank Ruhl Libre shrinks its digits to letter height in Hebrew.
        fontFeatureSettings: '"lnum", "locl" 0',
        // A word longer than its line is broken before the page is made wider.
        overflowWrap: 'break-word',
        textRendering: 'optimizeLegibility',
        WebkitFontSmoothing: 'antialiased',
      },
      'b, strong': { fontWeight: tokens.weight.strong },
      'h1, h2, h3, h4': { margin: 0, textWrap: 'balance' },
      'p, li, dd, figcaption, td, th': { textWrap: 'pretty' },
      '.tabular': { fontVariantNumeric: 'tabular-nums lining-nums' },
      // `:root` lends it the weight to outdo MUI's `outline: 0`; it needs no script, unlike MUI's own class.
      ':root :focus-visible': { outline: `2px solid ${colors.action.focus}`, outlineOffset: 2 },
      // A page or a heading that was given the focus after a change of page is no control.
      ':root :is(main, section, h1, h2, h3, div)[tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': { backgroundColor: colors.mark.highlight, color: colors.text.primary },
      '@media (forced-colors: active)': { ':root': { '--stet-action-focus': 'CanvasText' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        ':root': { colorScheme: 'light !important', ...plainBand },
        '[data-ground=band] > *': { colorScheme: 'light' },
        body: { backgroundColor: 'transparent' },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
      },
    },
    marks,
  ];
}
