import type { CSSProperties } from 'react';
import type { ColorGroups, ResolvedTokens } from './resolveTokens';

type PaletteGroup<Group extends keyof ColorGroups> = Record<ColorGroups[Group], string>;

/** The colours of `tokens.json` in MUI's palette. */
interface StetPalette {
  surface: PaletteGroup<'surface'>;
  line: PaletteGroup<'line'>;
  mark: PaletteGroup<'mark'>;
  feedback: PaletteGroup<'feedback'>;
}

/** Text styles in addition to MUI's own. */
interface StetVariants<T> {
  display1: T;
  statement: T;
  display2: T;
  smallSerif: T;
  /** The title of a row in a list. */
  rowTitle: T;
  /** The number of a row or section, in the margin. */
  railNumber: T;
  lead: T;
  small: T;
  meta: T;
  /** Remarks that few readers need. */
  finePrint: T;
  reference: T;
  document: T;
  /** A document's words beside body text. */
  clause: T;
  price: T;
}

interface StetTypography {
  /** Font stacks by role. */
  families: ResolvedTokens['family'];
  /** Every size of text; `sx={{ fontSize: 'sizes.title1' }}`. */
  sizes: Record<keyof ResolvedTokens['size'] | keyof ResolvedTokens['typography']['ltr'], string>;
  /** Weights of the display font; `sx={{ fontWeight: 'fontWeightDisplay' }}`. */
  fontWeightDocument: number;
  fontWeightDisplay: number;
  fontWeightDisplayStrong: number;
  fontWeightClause: number;
  fontWeightPrice: number;
}

interface StetTheme {
  /** Shared lengths as CSS values. */
  measures: {
    /** Block padding of a section. */
    section: string;
    /** Inline padding of a page. */
    page: string;
    gutter: string;
    /** Width of the margin column with the section's number. */
    rail: string;
    /** Width of the double rule beside a margin. */
    marginRule: string;
    /** Line lengths: body copy, posts, clauses. */
    body: string;
    document: string;
    legal: string;
  };
  /** Durations in ms and easings, named as in `tokens.json`. */
  timing: Pick<ResolvedTokens, 'duration' | 'easing'>;
  radii: ResolvedTokens['radius'];
  /** The shadow of a sheet; in the dark scheme an outline. */
  sheetShadow: string;
}

// Additions to MUI's types. Options stay optional, so that code for the default theme compiles.
declare module '@mui/material/styles' {
  interface Palette extends StetPalette {}
  interface PaletteOptions extends Partial<StetPalette> {}
  interface TypeText extends PaletteGroup<'text'> {}
  interface TypeAction extends PaletteGroup<'action'> {}
  interface TypographyVariants extends StetVariants<CSSProperties>, StetTypography {}
  interface TypographyVariantsOptions extends Partial<StetVariants<CSSProperties> & StetTypography> {}
  interface Theme extends StetTheme {}
  interface ThemeOptions extends Partial<StetTheme> {
    /** Used by MUI but missing in its types: the colour space of mixes. */
    colorSpace?: 'srgb';
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof StetVariants<true>, true> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A plain white background, the default of MUI components based on Paper. */
    flat: true;
    /** A document: white, hairline, shadow. */
    sheet: true;
    /** A margin note: a sheet with an ink bar at its start. */
    note: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A highlighted word: a saving, a count. */
    badge: true;
  }
}
