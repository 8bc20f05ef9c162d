import type { CSSObject, Theme } from '@mui/material/styles';

/** Letters the items of a list outside their text, as (a) or (א). The counter respects `start`, `reversed` and `value`. */
export const letteredItem = ({ palette, spacing, direction }: Theme): CSSObject => ({
  position: 'relative',
  '&::before': {
    content: `"(" counter(list-item, ${direction === 'rtl' ? 'hebrew' : 'lower-alpha'}) ")"`,
    position: 'absolute',
    insetInlineStart: spacing(-4.5),
    color: palette.text.tertiary,
  },
});
