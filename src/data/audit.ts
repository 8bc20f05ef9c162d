import audit from './audit.json';

/**
 * The results of `npm run audit`: per page in how many variants (language × colour scheme) and states (initial, expanded, each menu and
 * dialog open) it was checked, and the findings; `suppressed` counts kinds of findings that are known to be false
 * (`tests/e2e/support/engines.ts` has the reasons).
 */
export const lastAudit = audit;

export type Audit = typeof audit;
export type AuditedPage = Audit['pages'][number];

/** Totals over all pages. */
export function auditTotals({ pages }: Pick<Audit, 'pages'>) {
  const sum = (figure: 'states' | 'violations') => pages.reduce((total, page) => total + page[figure], 0);
  return { pages: pages.length, checks: sum('states'), violations: sum('violations') };
}
