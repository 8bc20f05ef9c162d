import type { CSSObject } from '@mui/material/styles';
import { colors, tokens } from '../../tokens';
import { ownIntents, variablePalette, type Intent } from '../palette';

/** Floating surfaces are sheets. */
export { sheet as lifted } from '../../surfaces';

const { borderWidth, duration, easing } = tokens;

export const hairline = `${borderWidth.hair} solid ${colors.line.hair}`;
export const edge = `${borderWidth.edge} solid ${colors.line.edge}`;

export const eased = (...properties: string[]) => ({
  transition: properties.map((name) => `${name} ${duration.state}ms ${easing.standard}`).join(', '),
});

/** Selected or pressed. Forced colours remove backgrounds, so system colours are set there. */
export const filled: CSSObject = {
  backgroundColor: colors.action.fill,
  color: colors.action.onFill,
  '@media (forced-colors: active)': {
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    forcedColorAdjust: 'none',
  },
};

/** A bar at the start of the selected list item. */
export const chosen: CSSObject = {
  backgroundColor: colors.surface.laid,
  boxShadow: `inset ${borderWidth.bar} 0 0 ${colors.line.ink}`,
  '@media (forced-colors: active)': {
    outline: `${borderWidth.ring} solid Highlight`,
    outlineOffset: `-${borderWidth.ring}`,
  },
};

/** A button on a coloured ground: the ground's own text colour, also below the pointer. */
export const onGround = {
  color: 'inherit',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
} satisfies CSSObject;

/** A coloured ground with its text; focus rings on it are in the text's colour. */
export const coloredGround = (background: string, text: string): CSSObject => ({
  backgroundColor: background,
  color: text,
  '--stet-action-focus': text,
});

/** A row of buttons with a gap in place of MUI's margins. */
export const withoutMargins: CSSObject = { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } };

/** The focus ring around a field. */
export const ring = {
  outline: `${borderWidth.ring} solid ${colors.action.focus}`,
  outlineOffset: borderWidth.ring,
};

/** An inner focus ring, where an outer one would be clipped. */
export const ringInside: CSSObject = { '&:focus-visible': { outlineOffset: -2 } };

type Part = 'main' | 'dark' | 'contrastText';

/** A variant per intent except ink, which is the default. */
export function perIntent<const Props extends object>(
  props: Props,
  style: (of: (part: Part) => string) => CSSObject,
): { props: Props & { color: Intent }; style: CSSObject }[] {
  return ownIntents.map((name) => ({
    props: { ...props, color: name },
    style: style((part) => variablePalette[name][part]),
  }));
}
