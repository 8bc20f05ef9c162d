/** The price list: plans, tiers, minimums and their arithmetic. Money is in US cents, as integers. */

import { credit, includedMillions } from './tokens.ts';

/** Annual comes first everywhere. */
export const billings = ['annual', 'monthly'] as const;
export type Billing = (typeof billings)[number];

/** In the order of the comparison. */
export const plans = ['free', 'pro', 'proDuo', 'proPlus', 'team', 'organization', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

/** Plans with a card. */
export const cardPlans = ['pro', 'team', 'organization', 'enterprise'] as const;
export type CardPlan = (typeof cardPlans)[number];

/** Plans whose price depends on the number of users. */
export const tieredPlans = ['organization', 'enterprise'] as const;
export type TieredPlan = (typeof tieredPlans)[number];

export const isTiered = (plan: Plan): plan is TieredPlan => plan in tiers;

/** A range of users and their annual price per month. */
export interface Tier {
  from: number;
  /** Undefined in the last tier. */
  to?: number;
  cents: number;
}

/** Annual prices by number of users. */
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

/** Alternatives to a price per tier, with a word instead of an amount. */
export const flatPayments = ['entire', 'perUser'] as const;
type FlatPayment = (typeof flatPayments)[number];

export type Size = Tier | FlatPayment;

/** The options of a card in order. */
export const sizesOf = (plan: TieredPlan): readonly Size[] => [...tiers[plan], ...flatPayments];

/** The option that is selected in a card, if any. */
export const sizeAt = (plan: TieredPlan, index: number | undefined): Size | undefined =>
  index === undefined ? undefined : sizesOf(plan)[index];

/** The index of the tier for a number of users; below the first tier it is the first. */
export const tierIndex = (all: readonly Tier[], users: number): number =>
  Math.max(
    0,
    all.findLastIndex(({ from }) => users >= from),
  );

const lowest = (plan: TieredPlan) => Math.min(...tiers[plan].map(({ cents }) => cents));

/** The lowest annual price per user and month; Organization and Enterprise have tiers above it. */
export const lowestAnnualPrices = {
  free: 0,
  pro: 40_00,
  team: 50_00,
  organization: lowest('organization'),
  enterprise: lowest('enterprise'),
} as const;

/** Pro on the web and Pro in Word at a discount, for one person. */
export const duo = { parts: 2, percentOff: 25 } as const;

const proPlusPrice = 75_00;

/** Minimum per month for an organization. */
export const monthlyMinimums: Record<TieredPlan, number> = { organization: 1_000_00, enterprise: 5_000_00 };

/** Labels by number of users. */
export const volumeLabels = [
  { label: 'silver', from: 10 },
  { label: 'gold', from: 100 },
  { label: 'platinum', from: 500 },
] as const;
export type VolumeLabel = (typeof volumeLabels)[number]['label'];

/** Largest team; organizations have no limit. */
export const mostTeamUsers = 50;

/** Range of users of a plan; Organization and Enterprise have no upper limit. */
export const userLimits: Record<CardPlan, { from: number; to?: number }> = {
  pro: { from: 1, to: 1 },
  team: { from: 1, to: mostTeamUsers },
  organization: { from: tiers.organization[0].from },
  enterprise: { from: tiers.enterprise[0].from },
};

/** What a plan includes, and for how many users. */
export const allowances = {
  free: { credits: 100 },
  pro: { tokens: includedMillions.pro },
  proPlus: { tokens: includedMillions.proPlus },
  team: { users: mostTeamUsers },
  organization: { tokens: includedMillions.organization },
  enterprise: { users: userLimits.enterprise.from },
} as const;

/** Credits per user and month on Team. */
export const teamCredits: Record<Billing, number> = { annual: 2_000, monthly: 1_000 };

/** An allowance in tokens, millions of them, credits and words. */
function allowanceFromTokens(tokens: number) {
  const credits = tokens / credit.tokens;
  return { tokens, millions: tokens / 1_000_000, credits, words: credits * credit.words };
}

/** A user's allowance on a plan: per month, on Free once. Pro Duo and Enterprise have that of the plan they build on. */
export function allowanceOf(plan: Plan, billing: Billing) {
  switch (plan) {
    case 'free':
      return allowanceFromTokens(allowances.free.credits * credit.tokens);
    case 'team':
      return allowanceFromTokens(teamCredits[billing] * credit.tokens);
    case 'proPlus':
      return allowanceFromTokens(includedMillions.proPlus * 1_000_000);
    case 'organization':
    case 'enterprise':
      return allowanceFromTokens(includedMillions.organization * 1_000_000);
    default:
      return allowanceFromTokens(includedMillions.pro * 1_000_000);
  }
}

/** Prepaid tokens, cents per million: the smallest package and the largest, for pages without the list of packages. */
export const tokenRates = { highest: 5_00, lowest: 4_00 } as const;

export const monthsInYear = 12;

/** A price that is listed for annual billing, in a billing: monthly is × 1.2, computed in fifths so that cents stay whole. */
const billed = (annual: number, billing: Billing): number =>
  billing === 'monthly' ? (annual * 6) / 5 : annual;

/** A user's price per month; for plans with tiers the lowest. */
export function priceOf(plan: Plan, billing: Billing): number {
  if (plan === 'proPlus') return proPlusPrice;
  if (plan === 'proDuo') return duoPrices(billing).combined;
  return billed(lowestAnnualPrices[plan], billing);
}

/** A user's price per month in a tier. */
export const tierPrice = ({ cents }: Tier, billing: Billing): number => billed(cents, billing);

/** A user's price per month in a tier, or the flat payment. */
export function sizePrice(size: Size, billing: Billing): number | FlatPayment {
  return typeof size === 'string' ? size : tierPrice(size, billing);
}

/** The lowest and the highest price per user and month. */
export function priceRange(plan: TieredPlan, billing: Billing): { lowest: number; highest: number } {
  const all = tiers[plan].map((tier) => tierPrice(tier, billing));
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}

/** Pro Duo: the price of each part, of both bought separately, and of both combined. */
export function duoPrices(billing: Billing): { each: number; separate: number; combined: number } {
  const each = billed(lowestAnnualPrices.pro, billing);
  const separate = each * duo.parts;
  return { each, separate, combined: (separate * (100 - duo.percentOff)) / 100 };
}

/** The label for a number of users; undefined below the first. */
export function volumeLabelOf(users: number): VolumeLabel | undefined {
  return volumeLabels.findLast(({ from }) => users >= from)?.label;
}
