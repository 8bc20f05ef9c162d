import audit from './audit.json';

/**
 * A page's audit results: in how many variants (language × colour scheme) and states (initial, expanded, each menu and dialog open) it was
 * checked, and the findings.
 */
export interface AuditedPage {
  path: string;
  forms: number;
  states: number;
  violations: number;
}

interface Engine {
  name: string;
  rules: number;
}

/** The results of `npm run audit`. */
export interface Audit {
  /** ISO date. */
  date: string;
  /** The engines, and the number of rules each applied. */
  engines: { axe: Engine; ibm: Engine };
  browser: string;
  /** How many kinds of findings are known false positives (`tools/audit/engines.ts` has the reasons). */
  setAside: number;
  pages: AuditedPage[];
}

export const lastAudit: Audit = audit;

/** Totals over all pages. */
export function auditTotals({ pages }: Pick<Audit, 'pages'>) {
  const sum = (figure: 'states' | 'violations') => pages.reduce((total, page) => total + page[figure], 0);
  return { pages: pages.length, checks: sum('states'), violations: sum('violations') };
}
