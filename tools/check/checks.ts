/** One of the checks of `npm test`. */
export interface Check {
  /** Its name in `npm test -- NAME`. */
  name: string;
  /** Its description in the summary. */
  about: string;
  /** A line for the shell. */
  command: string;
  /** The name of a check whose result this one needs. */
  needs?: string;
  /** True if it keeps every core busy, so that nothing runs beside it. */
  isAlone?: boolean;
  /** True if only `npm test -- NAME` runs it. */
  onRequest?: boolean;
}

/** The longest that runs beside others first. */
export const checks: readonly Check[] = [
  { name: 'unit', about: 'unit, component, catalogue and house tests', command: 'vitest run' },
  {
    name: 'types',
    about: 'types, and none of Node’s in the browser',
    command: 'tsc && tsc -p tsconfig.browser.json',
  },
  { name: 'lint', about: 'linter', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', about: 'formatting', command: 'prettier --check .' },
  { name: 'build', about: 'demo build', command: 'vite build --mode demo' },
  {
    name: 'html',
    about: 'valid HTML in every page',
    command: 'html-validate --config .htmlvalidate.mjs "$OUT_DIR/**/*.html"',
    needs: 'build',
  },
  {
    name: 'features',
    about: 'CSS and JavaScript that every browser of package.json has',
    command: 'tsx tools/lint/features.ts',
    needs: 'build',
  },
  { name: 'size', about: 'size budgets', command: 'tsx tools/size/size.ts', needs: 'build' },
  { name: 'browser', about: 'a browser to test in', command: 'tsx tools/browser.ts' },
  { name: 'e2e', about: 'end-to-end tests', command: 'playwright test', needs: 'build', isAlone: true },
  {
    name: 'ghost',
    about: 'contract with two real Ghosts',
    command: 'tsx tools/ghost/ghost.ts contract',
    isAlone: true,
    onRequest: true,
  },
];
