import {
  billings,
  isTiered,
  plans,
  priceOf,
  tierPrice,
  tiers,
  userLimits,
  type Billing,
  type Plan,
} from '../../data/prices';

/** Labels of an offer, in the page's language. */
interface OfferWords {
  name: (plan: Plan, billing: Billing) => string;
  user: string;
}

/** Cents as a decimal price, `40.00`. */
const decimal = (cents: number) => (cents / 100).toFixed(2);

/** Plans without a card are for one person, as Pro is. */
const limits: Partial<Record<Plan, { from: number; to?: number }>> = userLimits;

/** A schema.org offer for each plan, size and billing. */
export function offersOf(url: string, { name, user }: OfferWords) {
  const offer = (plan: Plan, billing: Billing, cents: number, from: number, to?: number) => ({
    '@type': 'Offer',
    name: name(plan, billing),
    price: decimal(cents),
    priceCurrency: 'USD',
    url,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, maxValue: to },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimal(cents),
      priceCurrency: 'USD',
      billingDuration: 'P1M',
      billingIncrement: 1,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: user },
    },
  });

  return plans.flatMap((plan) =>
    billings.flatMap((billing) => {
      if (isTiered(plan))
        return tiers[plan].map((tier) => offer(plan, billing, tierPrice(tier, billing), tier.from, tier.to));
      const { from, to } = limits[plan] ?? userLimits.pro;
      return [offer(plan, billing, priceOf(plan, billing), from, to)];
    }),
  );
}
