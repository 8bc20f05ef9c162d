import type { CSSObject } from '@mui/material/styles';
import { colors, tokens } from '../../tokens';
import { intents, variablePalette, type Intent } from '../palette';

const { borderWidth, duration, easing, radius } = tokens;

export const hairline = `${borderWidth.hair} solid ${colors.line.hair}`;
export const edge = `${borderWidth.edge} solid ${colors.line.edge}`;

export const eased = (...properties: string[]) => ({
  transition: properties.map((name) => `${name} ${duration.state}ms ${easing.standard}`).join(', '),
});

/** What lies above the page: hairline and the one shadow. */
export const lifted: CSSObject = {
  border: hairline,
  borderRadius: radius.sheet,
  boxShadow: 'var(--stet-shadow-sheet)',
};

/** What is chosen or pressed. Forced colours drop a ground, so there the system's own pair says it. */
export const filled: CSSObject = {
  backgroundColor: colors.action.fill,
  color: colors.action.onFill,
  '@media (forced-colors: active)': {
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    forcedColorAdjust: 'none',
  },
};

/** The bar at the start of what is chosen in a list. */
export const chosen: CSSObject = {
  backgroundColor: colors.surface.laid,
  boxShadow: `inset ${borderWidth.bar} 0 0 ${colors.line.ink}`,
  '[dir=rtl] &': { boxShadow: `inset -${borderWidth.bar} 0 0 ${colors.line.ink}` },
  '@media (forced-colors: active)': {
    outline: `${borderWidth.ring} solid Highlight`,
    outlineOffset: `-${borderWidth.ring}`,
  },
};

/** A ring inside, where one outside would be cut off. */
export const ringInside: CSSObject = { '&:focus-visible': { outlineOffset: -2 } };

type Part = 'main' | 'dark' | 'contrastText';

/** A variant per intent, but for ink, which is how every component begins. */
export function perIntent<const Props extends object>(
  props: Props,
  style: (of: (part: Part) => string, name: Intent) => CSSObject,
  names: readonly Intent[] = intents.filter((name) => name !== 'primary'),
): { props: Props & { color: Intent }; style: CSSObject }[] {
  return names.map((name) => ({
    props: { ...props, color: name },
    style: style((part) => variablePalette[name][part], name),
  }));
}
