import { sentBytes, type PageSize } from './measureBuild.ts';

/** What is measured of a page, and its name in messages. Styles are uncompressed, everything else as sent. */
export const measures = {
  firstScripts: 'scripts before the visitor interacts',
  appScripts: 'scripts that the first interaction starts',
  allScripts: 'all scripts that it can ask for',
  search: 'the scripts of its search',
  html: 'HTML',
  css: 'inline styles',
  allCss: 'inline and linked styles',
  fonts: 'fonts',
} as const;
type Measure = keyof typeof measures;

/** In kB (1,000 bytes). */
type Limits = Record<Exclude<Measure, 'fonts'> | 'fontsEn' | 'fontsHe', number>;

/** `budgets.json`: limits for every page, and exceptions with reasons. */
export interface Budgets {
  everyPage: Limits;
  /** How much more, in kB, a Hebrew page's scripts may weigh than the English page's. */
  hebrewScripts: { more: number; why: string };
  /** By the English page's file, for both languages; by the Hebrew page's, for that one. */
  exceptions: Record<string, Partial<Limits> & { why: string }>;
}

/** A measurement and its limit, both in kB. */
export interface Verdict {
  file: string;
  measure: Measure;
  size: number;
  limit: number;
}

/** Compares what each page sends with its budget. */
export function checkBudgets(outDir: string, pages: readonly PageSize[], budgets: Budgets): Verdict[] {
  const total = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(outDir, file), 0);
  return pages.flatMap((page) => {
    const isHebrew = page.language === 'he';
    const more = isHebrew ? budgets.hebrewScripts.more : 0;
    const limits = {
      ...budgets.everyPage,
      ...budgets.exceptions[page.file.replace('he/', '')],
      ...budgets.exceptions[page.file],
    };
    const sizes: Record<Measure, [bytes: number, limit: number]> = {
      firstScripts: [page.inlineScripts + total(page.firstScripts), limits.firstScripts],
      appScripts: [total(page.appScripts), limits.appScripts + more],
      allScripts: [total(page.allScripts), limits.allScripts + more],
      search: [total(page.search), limits.search],
      html: [page.html, limits.html],
      css: [page.css, limits.css],
      allCss: [page.css + page.linkedCss, limits.allCss],
      fonts: [page.fonts, isHebrew ? limits.fontsHe : limits.fontsEn],
    };
    return (Object.keys(measures) as Measure[]).map((measure) => {
      const [bytes, limit] = sizes[measure];
      return { file: page.file, measure, size: bytes / 1000, limit };
    });
  });
}

/** One sentence per measurement above its limit. */
export function overBudget(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ size, limit }) => size > limit)
    .map(
      ({ file, measure, size, limit }) =>
        `${file}: ${measures[measure]} weigh ${size.toFixed(1)} kB, the budget is ${limit} kB.`,
    );
}
