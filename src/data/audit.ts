import audit from './audit.json';

/**
 * One page in the last automated audit: in how many forms (language × colour scheme) it was opened, in how many states they were
 * checked (as they open, unfolded, with each menu and dialog open), and what was found.
 */
interface AuditedPage {
  path: string;
  forms: number;
  states: number;
  violations: number;
}

/** The last automated accessibility audit of every page, as `npm run audit` wrote it down. */
export interface Audit {
  /** The day it was run, ISO. */
  date: string;
  /** The engines, and how many rules each applied: WCAG 2.2 A and AA, and what the engine recommends beyond them. */
  engines: { name: string; rules: number }[];
  browser: string;
  /** How many kinds of findings were set aside as none (`tools/audit/engines.ts` has the reasons). */
  setAside: number;
  pages: AuditedPage[];
}

/** What the accessibility statement reports. */
export const lastAudit: Audit = audit;

/** The figures of an audit as a whole. */
export function auditTotals({ pages }: Pick<Audit, 'pages'>) {
  const sum = (figure: 'states' | 'violations') => pages.reduce((total, page) => total + page[figure], 0);
  return { pages: pages.length, checks: sum('states'), violations: sum('violations') };
}
