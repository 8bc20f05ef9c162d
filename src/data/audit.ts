import audit from './audit.json';

/** One page in the last automated audit: in how many forms (language × colour scheme) it was checked, and what was found. */
interface AuditedPage {
  path: string;
  forms: number;
  violations: number;
}

/** The last automated accessibility audit of every page, as `npm run audit` wrote it down. */
export interface Audit {
  /** The day it was run, ISO. */
  date: string;
  engine: string;
  browser: string;
  /** How many rules of WCAG 2.2 A and AA the engine applied. */
  rules: number;
  pages: AuditedPage[];
}

/** What the accessibility statement reports. */
export const lastAudit: Audit = audit;

/** The figures of an audit as a whole. */
export function auditTotals({ pages }: Pick<Audit, 'pages'>) {
  const sum = (figure: 'forms' | 'violations') => pages.reduce((total, page) => total + page[figure], 0);
  return { pages: pages.length, checks: sum('forms'), violations: sum('violations') };
}
