import type { CSSObject } from '@mui/material/styles';
import { pads } from './spacing';
import { colors, tokens } from './tokens';

const { mark } = tokens;

/** Large type, with marks drawn as backgrounds: display titles, and elements with the class. */
const display =
  ':is(.marks-display, .MuiTypography-display1, .MuiTypography-statement, .MuiTypography-display2)';

/**
 * Marks of a redline and the highlighter: `<del>`, `<ins>`, `<mark>` and `.stet-dots`. Each keeps its line in forced colours and in print.
 */
export const marks: CSSObject = {
  del: {
    color: colors.mark.delete,
    textDecoration: 'line-through',
    textDecorationThickness: `${mark.strikeThickness}em`,
    textDecorationSkipInk: 'none',
    // Deleted text is not copied. Safari needs the prefix.
    userSelect: 'none',
    WebkitUserSelect: 'none',
  },
  ins: {
    color: colors.mark.insert,
    textDecoration: 'underline double 1px',
    textUnderlineOffset: `${mark.insertGapEn}em`,
    textDecorationSkipInk: 'none',
  },
  // Closer to the line it would cut the descenders of ק ן ף ץ ך.
  'ins:lang(he)': { textUnderlineOffset: `${mark.insertGapHe}em` },
  mark: { color: 'inherit', backgroundColor: colors.mark.highlight },
  // Always in the text colour, as it is the brand's mark. The px separate the dots in small text.
  '.stet-dots': {
    backgroundImage: `radial-gradient(circle, currentColor 0 max(${mark.stetDotRadius}em, 1.1px), transparent max(${mark.stetDotRadius + 0.008}em, 1.5px))`,
    backgroundSize: `max(${mark.stetDotPitch}em, 6px) max(0.1em, 4px)`,
    backgroundPosition: '0 100%',
    // Whole dots only: the spacing adapts, so that none is cut at the end.
    backgroundRepeat: 'round no-repeat',
    paddingBlockEnd: `max(${mark.stetDrop}em, ${pads(0.375)})`,
  },
  [display]: {
    '& del': { textDecorationThickness: `${mark.strikeThicknessDisplay}em` },
    // The native double line is too thin above 40 px.
    '& ins': {
      textDecoration: 'none',
      background: [0.02, 0.085]
        .map(
          (rise) =>
            `linear-gradient(currentColor, currentColor) 0 calc(100% - ${rise}em) / 100% ${mark.insertThicknessDisplay}em no-repeat`,
        )
        .join(', '),
    },
    // At full height it would dominate large type.
    '& mark': {
      background: `linear-gradient(${colors.mark.highlight}, ${colors.mark.highlight}) 0 82% / 100% 46% no-repeat`,
    },
  },
  '@media (forced-colors: active)': {
    // Border dots are as large as ours.
    '.stet-dots': { backgroundImage: 'none', borderBlockEnd: `max(${2 * mark.stetDotRadius}em, 2px) dotted` },
    [`${display} ins`]: { textDecoration: 'underline double', background: 'none' },
    // Else Chromium paints the page's colour behind the words of a block, on which MarkText may be invisible.
    mark: { color: 'MarkText !important', background: 'Mark !important', forcedColorAdjust: 'none' },
  },
  '@media print': {
    // Backgrounds are removed; lines and dots stay.
    'mark, del, ins': { backgroundColor: 'transparent' },
    [`${display} mark`]: { background: 'none' },
    [`.stet-dots, ${display} ins`]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
};
