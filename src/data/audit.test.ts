import { describe, expect, it } from 'vitest';
import { auditTotals, lastAudit } from './audit';

describe('the audit that the accessibility statement reports (X3)', () => {
  it('says when it was made, and with what', () => {
    expect(lastAudit.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { axe, ibm } = lastAudit.engines;
    expect(axe.name).toMatch(/^axe-core \d/);
    expect(ibm.name).toMatch(/^IBM Equal Access \d/);
    expect(lastAudit.browser).toMatch(/\d/);
    for (const { rules } of [axe, ibm]) expect(rules).toBeGreaterThan(30);
  });
});

describe('totals of an audit', () => {
  it('count pages, their forms and what was found', () => {
    const pages = [
      { path: '/', forms: 4, states: 9, violations: 0 },
      { path: '/contact', forms: 4, states: 5, violations: 3 },
    ];
    expect(auditTotals({ pages })).toEqual({ pages: 2, checks: 14, violations: 3 });
    expect(auditTotals({ pages: [] })).toEqual({ pages: 0, checks: 0, violations: 0 });
  });
});
