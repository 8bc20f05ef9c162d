import type { CSSObject } from '@mui/material/styles';
import { pads } from './spacing';
import { colors, tokens } from './tokens';

const { mark } = tokens;

/** Where type is large enough for marks drawn by hand: display titles, and whatever carries the class. */
const display =
  ':is(.marks-display, .MuiTypography-display1, .MuiTypography-statement, .MuiTypography-display2)';

/**
 * The three marks and the highlighter: `<del>`, `<ins>`, `<mark>` and `.stet-dots`. Meaning never
 * rests on colour: each keeps its line in forced colours and on paper.
 */
export const marks: CSSObject = {
  del: {
    color: colors.mark.delete,
    textDecoration: 'line-through',
    textDecorationThickness: `${mark.strikeThickness}em`,
    textDecorationSkipInk: 'none',
    // What was struck is not copied along. Safari knows the prefixed name only.
    userSelect: 'none',
    WebkitUserSelect: 'none',
  },
  ins: {
    color: colors.mark.insert,
    textDecoration: 'underline double 1px',
    textUnderlineOffset: `${mark.insertGapEn}em`,
    textDecorationSkipInk: 'none',
  },
  // Nearer the line it would cut the descenders of ק ן ף ץ ך.
  'ins:dir(rtl)': { textUnderlineOffset: `${mark.insertGapHe}em` },
  mark: { color: 'inherit', backgroundColor: colors.mark.highlight },
  // Always the colour of the text: it is the brand, not a status. The pixels keep the dots apart in small text.
  '.stet-dots': {
    backgroundImage: `radial-gradient(circle, currentColor 0 max(${mark.stetDotRadius}em, 1.1px), transparent max(${mark.stetDotRadius + 0.008}em, 1.5px))`,
    backgroundSize: `max(${mark.stetDotPitch}em, 6px) max(0.1em, 4px)`,
    backgroundPosition: '0 100%',
    // Whole dots only: the pitch gives way a little, so that none is cut at the end of the words.
    backgroundRepeat: 'round no-repeat',
    paddingBlockEnd: `max(${mark.stetDrop}em, ${pads(0.375)})`,
  },
  [display]: {
    '& del': { textDecorationThickness: `${mark.strikeThicknessDisplay}em` },
    // The native double line is too fine above 40 px.
    '& ins': {
      textDecoration: 'none',
      background: [0.02, 0.085]
        .map(
          (rise) =>
            `linear-gradient(currentColor, currentColor) 0 calc(100% - ${rise}em) / 100% ${mark.insertThicknessDisplay}em no-repeat`,
        )
        .join(', '),
    },
    // Full height shouts behind large type.
    '& mark': {
      background: `linear-gradient(${colors.mark.highlight}, ${colors.mark.highlight}) 0 82% / 100% 46% no-repeat`,
    },
  },
  '@media (forced-colors: active)': {
    // A dot of the border is as wide as one of ours.
    '.stet-dots': { backgroundImage: 'none', borderBlockEnd: `max(${2 * mark.stetDotRadius}em, 2px) dotted` },
    [`${display} ins`]: { textDecoration: 'underline double', background: 'none' },
    [`${display} mark`]: { background: 'Mark', color: 'MarkText' },
  },
  '@media print': {
    // Washes vanish, lines and dots stay.
    'mark, del, ins': { backgroundColor: 'transparent' },
    [`${display} mark`]: { background: 'none' },
    [`.stet-dots, ${display} ins`]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
};
