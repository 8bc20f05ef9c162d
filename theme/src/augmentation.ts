import type { CSSProperties } from 'react';
import type { ColorGroups, ResolvedTokens } from './resolveTokens';

type PaletteGroup<Group extends keyof ColorGroups> = Record<ColorGroups[Group], string>;

/** The colours of `tokens.json` in MUI's palette, each a CSS variable that holds both schemes. */
interface StetPalette {
  surface: PaletteGroup<'surface'>;
  line: PaletteGroup<'line'>;
  mark: PaletteGroup<'mark'>;
  feedback: PaletteGroup<'feedback'>;
}

/** The site's text styles beside MUI's `h3`, `h4` and `body1`; the stock ones that it does not have do not compile. */
interface StetVariants<T> {
  display1: T;
  statement: T;
  display2: T;
  smallSerif: T;
  lead: T;
  small: T;
  meta: T;
  reference: T;
  document: T;
  price: T;
}

interface StetTypography {
  /** Font stacks by role. */
  families: ResolvedTokens['family'];
}

interface StetTheme {
  /** Lengths that sections share, as CSS values. */
  measures: {
    /** Padding of a section, above and below. */
    section: string;
    /** The page's inline edge. */
    page: string;
    gutter: string;
    /** Width of the margin column that holds the § number. */
    rail: string;
    /** Line lengths: body copy, posts, clauses. */
    body: string;
    document: string;
    legal: string;
    /** Largest height of the workflow panel (H4). */
    panelMax: string;
  };
  /** Durations in ms and curves, by the names of `tokens.json`. */
  marks: Pick<ResolvedTokens, 'duration' | 'easing'>;
  radii: ResolvedTokens['radius'];
  /** The one shadow: a lifted sheet; in the dark scheme an outline. */
  sheetShadow: string;
}

declare module '@mui/material/styles' {
  interface Palette extends StetPalette {}
  interface PaletteOptions extends StetPalette {}
  interface TypeText extends PaletteGroup<'text'> {}
  interface TypeAction extends PaletteGroup<'action'> {}
  interface TypographyVariants extends StetVariants<CSSProperties>, StetTypography {}
  interface TypographyVariantsOptions extends StetVariants<CSSProperties>, StetTypography {}
  interface Theme extends StetTheme {}
  interface ThemeOptions extends StetTheme {
    /** MUI reads it, but has it in no type: where colours are mixed. */
    colorSpace: 'srgb';
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof StetVariants<true>, true> {
    h1: false;
    h2: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body2: false;
    caption: false;
    overline: false;
    button: false;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** The white ground alone; what every other MUI component that is a Paper begins with. */
    flat: true;
    /** A document lying on the desk: white, hairline, the one shadow. */
    sheet: true;
    /** A margin note: a sheet with an ink bar at its start. */
    note: true;
    elevation: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A word under the highlighter: a saving, a count. */
    badge: true;
    outlined: false;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    standard: false;
    filled: false;
  }
}
