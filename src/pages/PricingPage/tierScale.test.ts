import { describe, expect, it } from 'vitest';
import { cardPlans } from '../../data/prices';
import { lastPosition, positionOf, scaleTiers, usersAt } from './tierScale';

describe('the scale of tiers (X6)', () => {
  it.each([
    ['pro', ''],
    ['team', '1–50'],
    ['organization', '10–50 51–100 101–200 201–500 501–1000'],
    ['enterprise', '50–100 101–200 201–500 501–1000'],
  ] as const)('%s has its tiers', (plan, bounds) => {
    expect((scaleTiers(plan) ?? []).map(({ from, to }) => `${from}–${to}`).join(' ')).toBe(bounds);
  });

  it.each([
    ['organization', 1, 10],
    ['organization', 10, 10],
    ['organization', 51, 51],
    ['organization', 101, 101],
    ['organization', 501, 501],
    ['organization', 1_000, 1_000],
    ['organization', 100_000, 1_000],
    ['enterprise', 50, 50],
    ['team', 50, 50],
  ] as const)('%s: the position of %i users maps back to %i', (plan, users, shown) => {
    const scale = scaleTiers(plan);
    expect(scale && usersAt(scale, positionOf(scale, users))).toBe(shown);
  });

  const scales = cardPlans.flatMap((plan) => {
    const scale = scaleTiers(plan);
    return scale ? [{ plan, scale }] : [];
  });
  it.each(scales)('$plan: positions map to increasing numbers of users and back', ({ scale }) => {
    for (let position = 0; position <= lastPosition(scale); position++) {
      const users = usersAt(scale, position);
      if (position > 0) expect(users).toBeGreaterThan(usersAt(scale, position - 1));
      expect(positionOf(scale, users)).toBe(position);
    }
  });
});
