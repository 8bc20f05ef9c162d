import type { ThemeOptions } from '@mui/material/styles';
import { rem, usualTextSize } from './rem';
import { sizes } from './textSize';
import type { TextStyle } from './tokenFile';
import { colors, tokens } from './tokens';

const { family, weight, breakpoint } = tokens;

/** MUI's text styles that the site does not use. */
const switchedOff = Object.fromEntries(
  ['h1', 'h2', 'h5', 'h6', 'subtitle1', 'subtitle2', 'caption', 'overline'].map((name) => [name, undefined]),
);

/** A text style in MUI's format. */
function variant({ below600, ...sized }: TextStyle) {
  const style = { ...sized, fontSize: rem(sized.fontSize) };
  return below600
    ? { ...style, [`@media (max-width: ${breakpoint.sm / usualTextSize - 0.003}em)`]: { fontSize: below600 } }
    : style;
}

/** The text styles of a direction, without MUI's own. */
export function typography(direction: 'ltr' | 'rtl') {
  const styles = tokens.typography[direction];
  return {
    fontFamily: family.text,
    fontWeightRegular: weight.text,
    fontWeightMedium: weight.label,
    fontWeightBold: weight.strong,
    fontWeightDocument: weight.document,
    fontWeightDisplay: weight.display,
    fontWeightDisplayStrong: weight.displayStrong,
    fontWeightClause: weight.clauseTitle,
    fontWeightPrice: weight.price,
    families: family,
    sizes,
    display1: variant(styles.display1),
    statement: variant(styles.statement),
    display2: variant(styles.display2),
    h3: variant(styles.h3),
    h4: variant(styles.h4),
    smallSerif: variant(styles.smallSerif),
    rowTitle: { ...variant(styles.smallSerif), fontSize: sizes.title3 },
    railNumber: {
      ...variant(styles.smallSerif),
      fontSize: sizes.title3,
      fontWeight: weight.display,
      color: colors.text.tertiary,
    },
    lead: variant(styles.lead),
    body1: variant(styles.body),
    // MUI's tables and alerts use this name.
    body2: variant(styles.small),
    small: variant(styles.small),
    meta: variant(styles.meta),
    finePrint: { ...variant(styles.meta), fontWeight: weight.text, color: colors.text.tertiary },
    reference: variant(styles.reference),
    document: variant(styles.document),
    clause: { ...variant(styles.document), fontSize: sizes.body },
    price: { ...variant(styles.price), fontVariantNumeric: 'tabular-nums lining-nums' },
    button: { ...variant(styles.body), fontWeight: weight.label, lineHeight: 1.2, textTransform: 'none' },
    ...switchedOff,
  } satisfies ThemeOptions['typography'];
}
