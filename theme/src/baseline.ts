import type { CSSObject, Theme } from '@mui/material/styles';
import { colors, colorVariable, tokens } from './tokens';

const { mark } = tokens;

/** Each colour once, holding both schemes: `light-dark()` follows `color-scheme`, with JavaScript off as well (X4). */
function colorVariables(pick: (pair: [string, string]) => string): CSSObject {
  return Object.fromEntries(
    Object.entries(tokens.colors).flatMap(([group, names]) =>
      Object.entries(names).map(([name, pair]) => [
        colorVariable(group, name),
        pick(pair as [string, string]),
      ]),
    ),
  );
}

/** Two lines under an insertion in display sizes, where the native double line is too fine (art direction, section 6). */
const displayInsertion: CSSObject = {
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(currentColor, currentColor), linear-gradient(currentColor, currentColor)',
  backgroundSize: `100% ${mark.insertThicknessDisplay}em`,
  backgroundPosition: '0 calc(100% - 0.02em), 0 calc(100% - 0.085em)',
  backgroundRepeat: 'no-repeat',
  boxDecorationBreak: 'slice',
};

/** Dots under words that a person lets stand: always the colour of the text. */
const stetDots: CSSObject = {
  backgroundImage: `radial-gradient(circle, currentColor 0 ${mark.stetDotRadius}em, transparent ${mark.stetDotRadius + 0.008}em)`,
  backgroundSize: `${mark.stetDotPitch}em 0.1em`,
  backgroundPosition: '0 100%',
  backgroundRepeat: 'repeat-x',
  paddingBlockEnd: `${mark.stetDrop}em`,
};

const marks = (isHebrew: boolean): CSSObject => ({
  del: {
    color: colors.mark.delete,
    textDecoration: 'line-through',
    textDecorationThickness: `${mark.strikeThickness}em`,
    textDecorationSkipInk: 'none',
    userSelect: 'none',
  },
  ins: {
    color: colors.mark.insert,
    textDecoration: 'underline double',
    textDecorationThickness: 1,
    textUnderlineOffset: `${isHebrew ? mark.insertGapHe : mark.insertGapEn}em`,
    textDecorationSkipInk: 'none',
  },
  mark: { color: 'inherit', backgroundColor: colors.mark.highlight },
  '.stet-dots': stetDots,
  '.marks-display': {
    '& del': { textDecorationThickness: `${mark.strikeThicknessDisplay}em` },
    '& ins': displayInsertion,
    '& mark': {
      backgroundColor: 'transparent',
      backgroundImage: `linear-gradient(${colors.mark.highlight}, ${colors.mark.highlight})`,
      backgroundSize: '100% 46%',
      backgroundPosition: '0 82%',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@media (forced-colors: active)': {
    '.stet-dots': { backgroundImage: 'none', borderBlockEnd: '2px dotted' },
    '.marks-display ins': { textDecoration: 'underline double', backgroundImage: 'none' },
  },
});

/** What every page starts from: variables, scheme, body text, marks, focus, motion, print. */
export function baseline(theme: Pick<Theme, 'direction' | 'typography'>): CSSObject {
  const isHebrew = theme.direction === 'rtl';
  return {
    ':root': {
      colorScheme: 'light dark',
      ...colorVariables(([light, dark]) => (light === dark ? light : `light-dark(${light}, ${dark})`)),
    },
    '@supports not (color: light-dark(red, red))': { ':root': colorVariables(([light]) => light) },
    ':root[data-scheme=light]': { colorScheme: 'light' },
    ':root[data-scheme=dark]': { colorScheme: 'dark' },
    html: { scrollPaddingBlockStart: 96, WebkitTextSizeAdjust: '100%' },
    body: {
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      // Children of #root are laid out by the body's column, so that a short page still fills the screen.
      '& > #root': { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: '100vh' },
      fontSynthesis: 'none',
      fontFeatureSettings: '"lnum", "locl" 0',
      textRendering: 'optimizeLegibility',
      WebkitFontSmoothing: 'antialiased',
    },
    'h1, h2, h3, h4': { margin: 0, textWrap: 'balance' },
    'p, li, dd, figcaption': { textWrap: 'pretty' },
    ':focus-visible': { outline: `2px solid ${colors.action.focus}`, outlineOffset: 2 },
    // A heading or a page that took the focus after a change of page is no control: it shows no ring.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    '::selection': { backgroundColor: colors.mark.highlight, color: colors.text.primary },
    '[data-ground=band]': { '--stet-action-focus': colors.text.onBand },
    '.tabular': { fontVariantNumeric: 'tabular-nums lining-nums' },
    ...marks(isHebrew),
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@media print': {
      ':root': { colorScheme: 'light !important' },
      'mark, del, ins': { backgroundColor: 'transparent' },
    },
  };
}
