import type { ColorGroups } from './tokens';

type PaletteGroup<Group extends keyof ColorGroups> = Record<ColorGroups[Group], string>;

/** The colours of `tokens.json` in MUI's palette, each a CSS variable that holds both schemes. */
interface StetPalette {
  surface: PaletteGroup<'surface'>;
  line: PaletteGroup<'line'>;
  mark: PaletteGroup<'mark'>;
  feedback: PaletteGroup<'feedback'>;
}

/** The site's text styles; the stock ones that it does not have do not compile. */
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

/** Lengths that sections share, as CSS values. */
export interface StetMeasures {
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
}

/** Durations in ms and curves, by the names of `tokens.json`. */
export interface StetMotion {
  duration: Record<string, number>;
  easing: { standard: string; ink: string; exit: string };
}

declare module '@mui/material/styles' {
  interface Palette extends StetPalette {}
  interface PaletteOptions extends StetPalette {}
  interface TypeText {
    tertiary: string;
    onBand: string;
    onBandSecondary: string;
  }
  interface TypeAction {
    fill: string;
    onFill: string;
    fillHover: string;
    link: string;
    focus: string;
  }
  interface TypographyVariants extends StetVariants<React.CSSProperties> {
    /** Font stacks by role. */
    families: { display: string; text: string; code: string };
  }
  interface TypographyVariantsOptions extends Partial<StetVariants<React.CSSProperties>> {
    families?: { display: string; text: string; code: string };
  }
  interface Theme {
    measures: StetMeasures;
    marks: StetMotion;
    radii: { sheet: string; control: string; window: string };
    /** The one shadow: a lifted sheet; in the dark scheme an outline. */
    sheetShadow: string;
  }
  interface ThemeOptions {
    measures?: StetMeasures;
    marks?: StetMotion;
    radii?: { sheet: string; control: string; window: string };
    sheetShadow?: string;
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
