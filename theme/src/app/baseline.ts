import type { CSSObject, Theme } from '@mui/material/styles';
import { tokens } from '../tokens';

/** The resets of MUI's `CssBaseline`, with our typography. Content outside MUI is not styled. */
export function baseline({ typography, vars, palette }: Theme): CSSObject {
  const { text, background, action } = (vars ?? { palette }).palette as Theme['palette'];
  return {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: { WebkitTextSizeAdjust: '100%' },
    body: {
      margin: 0,
      ...typography.body1,
      color: text.primary,
      backgroundColor: background.default,
      caretColor: action.focus,
      // With `locl`, Frank Ruhl Libre shrinks its digits to letter height in Hebrew.
      fontFeatureSettings: '"lnum", "locl" 0',
      WebkitFontSmoothing: 'antialiased',
      '@media print': { backgroundColor: 'transparent' },
    },
    'b, strong': { fontWeight: tokens.weight.strong },
    code: { fontFamily: tokens.family.code },
    '[class*=Mui]:focus-visible': {
      outline: `${tokens.borderWidth.ring} solid ${action.focus}`,
      outlineOffset: tokens.borderWidth.ring,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '[class*=Mui], [class*=Mui]::before, [class*=Mui]::after': {
        animation: 'none !important',
        transition: 'none !important',
      },
    },
  };
}
