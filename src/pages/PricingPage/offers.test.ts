import { describe, expect, it } from 'vitest';
import { billings, isTiered, plans, priceOf, sizePrice, tiers } from '../../data/prices';
import { offersOf } from './offers';

const offers = offersOf('https://example.com/pricing', {
  name: (plan, billing) => `${plan}, ${billing}`,
  user: 'per user',
});
const named = (name: string) => offers.filter((offer) => offer.name === name);

describe('offers for search engines (X11)', () => {
  it.each(plans.flatMap((plan) => billings.map((billing) => [plan, billing] as const)))(
    'of %s, %s, match the price list',
    (plan, billing) => {
      const cents = isTiered(plan)
        ? tiers[plan].map((tier) => Number(sizePrice(tier, billing)))
        : [priceOf(plan, billing)];
      const found = named(`${plan}, ${billing}`);
      expect(found.map(({ price }) => price)).toEqual(cents.map((one) => `${one / 100}.00`));
      expect(found.map(({ priceSpecification }) => priceSpecification.price)).toEqual(
        found.map(({ price }) => price),
      );
    },
  );

  it('state the number of users', () => {
    expect(named('team, annual')[0]?.eligibleQuantity).toMatchObject({ minValue: 1, maxValue: 50 });
    expect(named('organization, annual').map(({ eligibleQuantity }) => eligibleQuantity.minValue)).toEqual([
      10, 51, 101, 201, 501,
    ]);
    expect(named('enterprise, monthly').at(-1)?.eligibleQuantity).toMatchObject({ maxValue: undefined });
  });

  it('are complete, in US dollars', () => {
    expect(offers).toHaveLength((5 + 5 + 4) * 2);
    expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['USD']));
  });
});
