import { describe, expect, it } from 'vitest';
import { auditTotals, lastAudit } from './audit';

describe('the audit that the accessibility statement reports (X3)', () => {
  it('says when it was made, and with what', () => {
    expect(lastAudit.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(lastAudit.engine).toMatch(/^axe-core \d/);
    expect(lastAudit.browser).toMatch(/\d/);
    expect(lastAudit.rules).toBeGreaterThan(30);
  });
});

describe('totals of an audit', () => {
  it('count pages, their forms and what was found', () => {
    const pages = [
      { path: '/', forms: 4, violations: 0 },
      { path: '/contact', forms: 4, violations: 3 },
    ];
    expect(auditTotals({ pages })).toEqual({ pages: 2, checks: 8, violations: 3 });
    expect(auditTotals({ pages: [] })).toEqual({ pages: 0, checks: 0, violations: 0 });
  });
});
