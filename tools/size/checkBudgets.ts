import { sentBytes, type PageSize } from './measureBuild.ts';

interface Limits {
  /** In kB (1,000 bytes), as sent. */
  firstScripts: number;
  appScripts: number;
  allScripts: number;
  search: number;
  html: number;
  /** Uncompressed. */
  css: number;
  /** Uncompressed. */
  linkedCss: number;
  fontsEn: number;
  fontsHe: number;
}

/** `budgets.json`: limits for every page, and exceptions with reasons. */
export interface Budgets {
  everyPage: Limits;
  /** How much more, in kB, a Hebrew page's scripts may weigh than the English page's. */
  hebrewScripts: { more: number; why: string };
  /** By the English page's file; for both languages. */
  exceptions: Record<string, Partial<Limits> & { why: string }>;
}

/** A measurement and its limit, both in kB. */
export interface Verdict {
  file: string;
  measure: 'firstScripts' | 'appScripts' | 'allScripts' | 'search' | 'html' | 'css' | 'linkedCss' | 'fonts';
  size: number;
  limit: number;
}

/** Names of the measures in messages and tables. */
export const measureNames: Record<Verdict['measure'], string> = {
  firstScripts: 'scripts before the visitor acts',
  appScripts: 'scripts that the first act starts',
  allScripts: 'all scripts that it can ask for',
  search: 'the scripts of its search',
  html: 'HTML',
  css: 'inline styles',
  linkedCss: 'linked styles',
  fonts: 'fonts',
};

export function checkBudgets(outDir: string, pages: readonly PageSize[], budgets: Budgets): Verdict[] {
  const total = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(outDir, file), 0);
  return pages.flatMap((page) => {
    const isHebrew = page.language === 'he';
    const more = isHebrew ? budgets.hebrewScripts.more : 0;
    const limits = { ...budgets.everyPage, ...budgets.exceptions[page.file.replace('he/', '')] };
    const sizes = {
      firstScripts: [page.inlineScripts + total(page.firstScripts), limits.firstScripts],
      appScripts: [total(page.appScripts), limits.appScripts + more],
      allScripts: [total(page.allScripts), limits.allScripts + more],
      search: [total(page.search), limits.search],
      html: [page.html, limits.html],
      css: [page.css, limits.css],
      linkedCss: [page.linkedCss, limits.linkedCss],
      fonts: [page.fonts, isHebrew ? limits.fontsHe : limits.fontsEn],
    } as const;
    return (Object.keys(sizes) as Verdict['measure'][]).map((measure) => {
      const [bytes, limit] = sizes[measure];
      return { file: page.file, measure, size: bytes / 1000, limit };
    });
  });
}

/** One sentence per measurement above its limit. */
export function complaints(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ size, limit }) => size > limit)
    .map(
      ({ file, measure, size, limit }) =>
        `${file}: ${measureNames[measure]} weigh ${size.toFixed(1)} kB, the budget is ${limit} kB.`,
    );
}
