/** The figures of the price list. Money is in US cents: integers, so that no sum is ever rounded (P4). */

/** The lowest price per user per month with annual billing; Organization and Enterprise have tiers above it (P2, P3). */
export const lowestAnnualPrices = {
  free: 0,
  pro: 40_00,
  team: 50_00,
  organization: 60_00,
  enterprise: 70_00,
} as const;

/** What a plan includes, and for how many users it is meant (P6, P7, P8). */
export const allowances = {
  free: { credits: 100 },
  pro: { tokens: 4 },
  team: { users: 50 },
  organization: { tokens: 4 },
  enterprise: { users: 50 },
} as const;

/** Prepaid tokens, cents per million: the smallest package and the largest (P8, T1). */
export const tokenRates = { highest: 5_00, lowest: 4_00 } as const;
