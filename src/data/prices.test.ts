import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  allowanceOf,
  billings,
  duoPrices,
  flatPayments,
  monthlyMinimums,
  priceOf,
  priceRange,
  sizePrice,
  sizesOf,
  teamCredits,
  tierPrice,
  tieredPlans,
  tiers,
  volumeLabelOf,
  type Tier,
} from './prices';
import { firstPackage, includedMillions, postpaidRate } from './tokens';

describe('prices per user per month (P2, P3, P7, P10)', () => {
  it.each([
    ['free', 0, 0],
    ['pro', 48, 40],
    ['proDuo', 72, 60],
    ['proPlus', 75, 75],
    ['team', 60, 50],
    ['organization', 72, 60],
    ['enterprise', 84, 70],
  ] as const)('%s: $%i monthly, $%i annual; with tiers the lowest', (plan, monthly, annual) => {
    expect(priceOf(plan, 'monthly')).toBe(monthly * 100);
    expect(priceOf(plan, 'annual')).toBe(annual * 100);
  });

  it.each([
    ['organization', 10, 50, 120, 100],
    ['organization', 51, 100, 108, 90],
    ['organization', 101, 200, 96, 80],
    ['organization', 201, 500, 84, 70],
    ['organization', 501, undefined, 72, 60],
    ['enterprise', 50, 100, 120, 100],
    ['enterprise', 101, 200, 108, 90],
    ['enterprise', 201, 500, 96, 80],
    ['enterprise', 501, undefined, 84, 70],
  ] as const)('%s of %i to %s users: $%i monthly, $%i annual', (plan, from, to, monthly, annual) => {
    const tier = tiers[plan].find((one) => one.from === from);
    expect(tier?.to).toBe(to);
    expect(tier && sizePrice(tier, 'monthly')).toBe(monthly * 100);
    expect(tier && sizePrice(tier, 'annual')).toBe(annual * 100);
  });

  it.each(tieredPlans)('%s has no gap between its sizes, and each costs less than the one before', (plan) => {
    tiers[plan].forEach((tier, index) => {
      const before = tiers[plan][index - 1];
      if (!before) return;
      expect(tier.from).toBe(Number(before.to) + 1);
      expect(tier.cents).toBeLessThan(before.cents);
    });
  });

  it.each([
    ['organization', 'annual', 60_00, 100_00],
    ['organization', 'monthly', 72_00, 120_00],
    ['enterprise', 'annual', 70_00, 100_00],
    ['enterprise', 'monthly', 84_00, 120_00],
  ] as const)('%s, %s: from %i to %i cents', (plan, billing, lowest, highest) => {
    expect(priceRange(plan, billing)).toEqual({ lowest, highest });
  });

  it.each(tieredPlans)('%s ends with the two flat payments', (plan) => {
    expect(sizesOf(plan).slice(-2)).toEqual([...flatPayments]);
  });
});

describe('a change of billing (P4)', () => {
  it.each(tieredPlans.flatMap((plan) => tiers[plan] as readonly Tier[]))(
    'makes $cents cents a fifth dearer by the month, in whole cents',
    (tier) => {
      const monthly = tierPrice(tier, 'monthly');
      expect(tierPrice(tier, 'annual')).toBe(tier.cents);
      expect(monthly * 10).toBe(tier.cents * 12);
      expect(Number.isInteger(monthly)).toBe(true);
    },
  );

  it.each(flatPayments)('copies the flat payment “%s” unchanged', (payment) => {
    for (const billing of billings) expect(sizePrice(payment, billing)).toBe(payment);
  });
});

describe('Pro Duo (P6)', () => {
  it.each([
    ['annual', 40_00, 80_00, 60_00],
    ['monthly', 48_00, 96_00, 72_00],
  ] as const)(
    '%s: two Pros at %i cents are %i apart and %i together',
    (billing, each, separate, combined) => {
      expect(duoPrices(billing)).toEqual({ each, separate, combined });
    },
  );
});

describe('minimums, labels and allowances (P7, P8)', () => {
  it('sets a monthly minimum of $1,000 for Organization and $5,000 for Enterprise', () => {
    expect(monthlyMinimums).toEqual({ organization: 1_000_00, enterprise: 5_000_00 });
  });

  it.each([
    [9, undefined],
    [10, 'silver'],
    [99, 'silver'],
    [100, 'gold'],
    [499, 'gold'],
    [500, 'platinum'],
    [100_000, 'platinum'],
  ])('%i users are %s', (users, label) => {
    expect(volumeLabelOf(users)).toBe(label);
  });

  it('doubles a team’s credits with annual billing', () => {
    expect(teamCredits).toEqual({ annual: 2_000, monthly: 1_000 });
  });

  it.each([
    ['free', 'annual', { tokens: 100_000, millions: 0.1, credits: 100, words: 10_000 }],
    ['pro', 'annual', { tokens: 4_000_000, millions: 4, credits: 4_000, words: 400_000 }],
    ['proDuo', 'annual', { tokens: 4_000_000, millions: 4, credits: 4_000, words: 400_000 }],
    ['proPlus', 'monthly', { tokens: 12_000_000, millions: 12, credits: 12_000, words: 1_200_000 }],
    ['team', 'annual', { tokens: 2_000_000, millions: 2, credits: 2_000, words: 200_000 }],
    ['team', 'monthly', { tokens: 1_000_000, millions: 1, credits: 1_000, words: 100_000 }],
    ['organization', 'annual', { tokens: 4_000_000, millions: 4, credits: 4_000, words: 400_000 }],
    ['enterprise', 'annual', { tokens: 4_000_000, millions: 4, credits: 4_000, words: 400_000 }],
  ] as const)('includes tokens, credits and words in %s, %s', (plan, billing, work) => {
    expect(allowanceOf(plan, billing)).toEqual(work);
  });
});

it.each(['en', 'he'])('the answer about cost states the prices of the list, in %s (P2)', (language) => {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(`translations/${language}/faq.json`, 'utf8'),
  );
  const figures = messages['faq.cost.answer']?.match(/\$?\d+/g);
  const prices = [priceOf('pro', 'annual'), priceOf('pro', 'monthly'), firstPackage.rate, postpaidRate];
  const [annual, monthly, prepaid, postpaid] = prices.map((cents) => `$${cents / 100}`);
  expect(figures).toEqual([annual, monthly, String(includedMillions.pro), prepaid, postpaid]);
});
