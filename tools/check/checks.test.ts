import { describe, expect, it } from 'vitest';
import { selectChecks, type Check } from './checks.ts';

const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  about: name,
  command: name,
  ...more,
});
const checks = [check('types'), check('unit'), check('ghost', { onRequest: true })];
const namesOf = (selected: Check[]) => selected.map(({ name }) => name);

describe('npm test', () => {
  it('runs everything except checks on request', () => {
    expect(namesOf(selectChecks(checks, []))).toEqual(['types', 'unit']);
  });

  it('runs the named checks, in the order of the list', () => {
    expect(namesOf(selectChecks(checks, ['ghost', 'types']))).toEqual(['types', 'ghost']);
  });

  it('lists the checks if one is unknown', () => {
    expect(() => selectChecks(checks, ['unti'])).toThrow(
      'There is no check called unti. The checks are types, unit, ghost.',
    );
  });
});
