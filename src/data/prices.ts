/** The price list: every plan, tier and minimum, and their arithmetic. Money is in US cents: integers, never rounded. */

import { credit } from './tokens.ts';

/** How a plan is paid; annual comes first everywhere. */
export const billings = ['annual', 'monthly'] as const;
export type Billing = (typeof billings)[number];

/** Every plan, in the order of the comparison. */
export const plans = ['free', 'pro', 'proDuo', 'proPlus', 'team', 'organization', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** Plans that have a card of their own. */
export const cardPlans = ['pro', 'team', 'organization', 'enterprise'] as const;
export type CardPlan = (typeof cardPlans)[number];

/** Plans whose price falls with the number of users. */
export const tieredPlans = ['organization', 'enterprise'] as const;
export type TieredPlan = (typeof tieredPlans)[number];

/** True for plans whose price falls with the number of users. */
export const isTiered = (plan: Plan): plan is TieredPlan => (tieredPlans as readonly Plan[]).includes(plan);

/** A size of organization and what each of its users costs per month with annual billing. */
export interface Tier {
  from: number;
  /** The last tier has no end. */
  to?: number;
  cents: number;
}

/** Annual prices by number of users, from the smallest size. */
export const tiers: Record<TieredPlan, readonly [Tier, ...Tier[]]> = {
  organization: [
    { from: 10, to: 50, cents: 100_00 },
    { from: 51, to: 100, cents: 90_00 },
    { from: 101, to: 200, cents: 80_00 },
    { from: 201, to: 500, cents: 70_00 },
    { from: 501, cents: 60_00 },
  ],
  enterprise: [
    { from: 50, to: 100, cents: 100_00 },
    { from: 101, to: 200, cents: 90_00 },
    { from: 201, to: 500, cents: 80_00 },
    { from: 501, cents: 70_00 },
  ],
};

/** What may be agreed instead of a price per size: its amount is a word, not a number. */
export const flatPayments = ['entire', 'perUser'] as const;
export type FlatPayment = (typeof flatPayments)[number];

/** A size in a card's list, or one of the flat payments after the sizes. */
export type Size = Tier | FlatPayment;

/** Everything a card's list offers, in its order. */
export const sizesOf = (plan: TieredPlan): readonly Size[] => [...tiers[plan], ...flatPayments];

/** Which of some tiers holds so many users: the first for fewer than it begins with. */
export const tierIndex = (all: readonly Tier[], users: number): number =>
  Math.max(
    0,
    all.findLastIndex(({ from }) => users >= from),
  );

const lowest = (plan: TieredPlan) => Math.min(...tiers[plan].map(({ cents }) => cents));

/** The lowest price per user per month with annual billing; Organization and Enterprise have tiers above it. */
export const lowestAnnualPrices = {
  free: 0,
  pro: 40_00,
  team: 50_00,
  organization: lowest('organization'),
  enterprise: lowest('enterprise'),
} as const;

/** Pro on the web and Pro in Word, each at Pro's price, bought as a pair by one person. */
export const duo = { parts: 2, percentOff: 25 } as const;

/** Pro + costs the same however it is billed. */
export const proPlusPrice = 75_00;

/** The least an organization pays per month, whatever its number of users. */
export const monthlyMinimums: Record<TieredPlan, number> = { organization: 1_000_00, enterprise: 5_000_00 };

/** Labels by number of users, from the smallest. */
export const volumeLabels = [
  { label: 'silver', from: 10 },
  { label: 'gold', from: 100 },
  { label: 'platinum', from: 500 },
] as const;
export type VolumeLabel = (typeof volumeLabels)[number]['label'];

/** The largest team; an organization has no largest size. */
export const mostTeamUsers = 50;

/** For how many users a plan is meant; Organization and Enterprise have no largest number. */
export const userLimits: Record<CardPlan, { from: number; to?: number }> = {
  pro: { from: 1, to: 1 },
  team: { from: 1, to: mostTeamUsers },
  organization: { from: tiers.organization[0].from },
  enterprise: { from: tiers.enterprise[0].from },
};

/** What a plan includes, and for how many users it is meant. */
export const allowances = {
  free: { credits: 100 },
  pro: { tokens: 4 },
  proPlus: { tokens: 12 },
  team: { users: mostTeamUsers },
  organization: { tokens: 4 },
  enterprise: { users: userLimits.enterprise.from },
} as const;

/** Credits per user per month on Team, by billing. */
export const teamCredits: Record<Billing, number> = { annual: 2_000, monthly: 1_000 };

/** What the tokens of a plan are worth: the same amount in millions, in credits and in words written. */
export interface Work {
  tokens: number;
  millions: number;
  credits: number;
  words: number;
}

/** An amount of tokens in every unit that the site names. */
function workOf(tokens: number): Work {
  const credits = tokens / credit.tokens;
  return { tokens, millions: tokens / 1_000_000, credits, words: credits * credit.words };
}

/**
 * What a user may spend on a plan: per month, on Free once. The pair and Enterprise have the allowance of the plan they build on.
 */
export function allowanceOf(plan: Plan, billing: Billing): Work {
  switch (plan) {
    case 'free':
      return workOf(allowances.free.credits * credit.tokens);
    case 'team':
      return workOf(teamCredits[billing] * credit.tokens);
    case 'proPlus':
      return workOf(allowances.proPlus.tokens * 1_000_000);
    case 'organization':
    case 'enterprise':
      return workOf(allowances.organization.tokens * 1_000_000);
    default:
      return workOf(allowances.pro.tokens * 1_000_000);
  }
}

/** Prepaid tokens, cents per million: the smallest package and the largest. */
export const tokenRates = { highest: 5_00, lowest: 4_00 } as const;

/** Months in a year of payments. */
export const monthsInYear = 12;

/**
 * An amount under another billing: to monthly × 1.2, to annual ÷ 1.2, as sixths and fifths so that cents stay whole.
 * A flat payment is copied as it is.
 */
export function inBilling<Amount extends number | FlatPayment>(
  amount: Amount,
  from: Billing,
  to: Billing,
): Amount | number {
  if (typeof amount !== 'number' || from === to) return amount;
  return to === 'monthly' ? (amount * 6) / 5 : (amount * 5) / 6;
}

const billed = (annual: number, billing: Billing): number => inBilling(annual, 'annual', billing);

/** What one user costs per month before a size is picked: for plans with tiers the lowest price of that billing. */
export function priceOf(plan: Plan, billing: Billing): number {
  if (plan === 'proPlus') return proPlusPrice;
  if (plan === 'proDuo') return duoPrices(billing).together;
  return billed(lowestAnnualPrices[plan], billing);
}

/** What one user of a size costs per month, or the flat payment that the size stands for. */
export function sizePrice(size: Size, billing: Billing): number | FlatPayment {
  return typeof size === 'string' ? size : billed(size.cents, billing);
}

/** The price per user per month in the largest size and in the smallest. */
export function priceRange(plan: TieredPlan, billing: Billing): { lowest: number; highest: number } {
  const all = tiers[plan].map(({ cents }) => billed(cents, billing));
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}

/** The pair of Pros: what each costs, both apart, and together. */
export function duoPrices(billing: Billing): { each: number; apart: number; together: number } {
  const each = billed(lowestAnnualPrices.pro, billing);
  const apart = each * duo.parts;
  return { each, apart, together: (apart * (100 - duo.percentOff)) / 100 };
}

/** The label of an organization with so many users; undefined below the first. */
export function volumeLabelOf(users: number): VolumeLabel | undefined {
  return volumeLabels.findLast(({ from }) => users >= from)?.label;
}
