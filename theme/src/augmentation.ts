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

/** Text styles beside MUI's own. */
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
  /** Every size of text; `sx={{ fontSize: 'sizes.title1' }}`. */
  sizes: Record<keyof ResolvedTokens['size'] | keyof ResolvedTokens['typography']['ltr'], string>;
  /** The display face's weights, by what is set in them; `sx={{ fontWeight: 'fontWeightDisplay' }}`. */
  fontWeightDocument: number;
  fontWeightDisplay: number;
  fontWeightDisplayStrong: number;
  fontWeightClause: number;
  fontWeightPrice: number;
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
  };
  /** Durations in ms and curves, by the names of `tokens.json`. */
  marks: Pick<ResolvedTokens, 'duration' | 'easing'>;
  radii: ResolvedTokens['radius'];
  /** The one shadow: a lifted sheet; in the dark scheme an outline. */
  sheetShadow: string;
}

// What is declared here is added to MUI's types and demanded of nobody: options stay optional, so that code written for stock
// MUI compiles beside the theme.
declare module '@mui/material/styles' {
  interface Palette extends StetPalette {}
  interface PaletteOptions extends Partial<StetPalette> {}
  interface TypeText extends PaletteGroup<'text'> {}
  interface TypeAction extends PaletteGroup<'action'> {}
  interface TypographyVariants extends StetVariants<CSSProperties>, StetTypography {}
  interface TypographyVariantsOptions extends Partial<StetVariants<CSSProperties> & StetTypography> {}
  interface Theme extends StetTheme {}
  interface ThemeOptions extends Partial<StetTheme> {
    /** MUI reads it, but has it in no type: where colours are mixed. */
    colorSpace?: 'srgb';
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof StetVariants<true>, true> {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** The white ground alone; what every other MUI component that is a Paper begins with. */
    flat: true;
    /** A document lying on the desk: white, hairline, the one shadow. */
    sheet: true;
    /** A margin note: a sheet with an ink bar at its start. */
    note: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A word under the highlighter: a saving, a count. */
    badge: true;
  }
}
