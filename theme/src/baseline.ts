import type { CSSObject, Theme } from '@mui/material/styles';
import { marks } from './marks';
import { colors, tokens } from './tokens';
import { lightBand, schemes } from './schemes';

/** Base styles of every page: colours in both schemes, body text, marks, focus, motion, print. */
export function baseline(theme: Pick<Theme, 'typography'>): (CSSObject | string)[] {
  return [
    {
      ...schemes,
      '*, *::before, *::after': { boxSizing: 'border-box' },
      html: { WebkitTextSizeAdjust: '100%' },
      body: {
        margin: 0,
        ...theme.typography.body1,
        color: colors.text.primary,
        backgroundColor: colors.surface.page,
        caretColor: colors.action.focus,
        fontSynthesis: 'none',
        // With `locl`, Frank Ruhl Libre shrinks its digits to letter height in Hebrew.
        fontFeatureSettings: '"lnum", "locl" 0',
        // Break long words rather than widen the page.
        overflowWrap: 'break-word',
        // Columns of a small screen with large text may be narrower than their longest word.
        '@media (max-width: 19.997em)': { overflowWrap: 'anywhere' },
        textRendering: 'optimizeLegibility',
        WebkitFontSmoothing: 'antialiased',
      },
      'b, strong': { fontWeight: tokens.weight.strong },
      code: { fontFamily: tokens.family.code },
      'h1, h2, h3, h4': { margin: 0, textWrap: 'balance' },
      'p, li, dd, figcaption, td, th': { textWrap: 'pretty' },
      '.tabular': { fontVariantNumeric: 'tabular-nums lining-nums' },
      // `:root` raises the specificity above MUI's `outline: 0`; unlike MUI's own class it needs no script.
      ':root :focus-visible': {
        outline: `${tokens.borderWidth.ring} solid ${colors.action.focus}`,
        outlineOffset: tokens.borderWidth.ring,
      },
      // Programmatically focused headings and sections are not controls.
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
        ':root': { colorScheme: 'light !important', ...lightBand },
        '[data-ground=band] > *': { colorScheme: 'light' },
        body: { backgroundColor: 'transparent' },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
        tr: { breakInside: 'avoid' },
        // Firefox draws the other weights of a variable font, and ligatures, without their words, which nobody could find or copy.
        '@supports (-moz-appearance: none)': {
          '*': { fontWeight: '400 !important', fontVariantLigatures: 'none !important' },
        },
      },
    },
    marks,
  ];
}
