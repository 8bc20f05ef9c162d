/** Prepaid tokens: the packages and their arithmetic. Money is in US cents and sizes in whole millions: integers throughout. */

/** A package of prepaid tokens. */
export interface TokenPackage {
  /** Its size, in millions of tokens. */
  millions: number;
  /** Cents per million. */
  rate: number;
  /** The size that the table highlights. */
  isHighlighted?: true;
}

/** The packages, from the smallest; every larger one has a lower rate. */
export const tokenPackages = [
  { millions: 5, rate: 5_00 },
  { millions: 10, rate: 4_90 },
  { millions: 50, rate: 4_80 },
  { millions: 100, rate: 4_70 },
  { millions: 200, rate: 4_60, isHighlighted: true },
  { millions: 500, rate: 4_50 },
  { millions: 1_000, rate: 4_40 },
  { millions: 2_000, rate: 4_30 },
  { millions: 5_000, rate: 4_20 },
  { millions: 10_000, rate: 4_10 },
  { millions: 20_000, rate: 4_00 },
] as const satisfies readonly TokenPackage[];

/** The package that is chosen until a visitor chooses. */
export const firstPackage: TokenPackage = tokenPackages[0];

export const largestPackage: TokenPackage = tokenPackages.at(-1) ?? firstPackage;

/** Cents per million for tokens that are paid after use. */
export const postpaidRate = 6_00;

/** What a credit stands for: tokens, and about so many words written, since the assistant also reads. */
export const credit = { tokens: 1_000, words: 100 } as const;

/** Credits in a million tokens. */
export const creditsInMillion = 1_000_000 / credit.tokens;

/** Millions of tokens per month that plans include: a person's on Pro and Pro +, each user's share of an organization's pool. */
export const includedMillions = { pro: 4, proPlus: 12, organization: 4 } as const;

/** The package of a size as an address writes it, `200`; anything else is the first package. */
export function findPackage(size: string | null): TokenPackage {
  return tokenPackages.find(({ millions }) => String(millions) === size) ?? firstPackage;
}

/** Cents for the whole package. With rates in steps of ten cents and sizes in fives it is always whole dollars. */
export function totalOf({ millions, rate }: TokenPackage): number {
  return millions * rate;
}

/** The next larger package, and what it takes to get there; undefined for the largest. */
export function nextStep(
  chosen: TokenPackage,
): { millions: number; cents: number; rate: number } | undefined {
  const larger: TokenPackage | undefined = tokenPackages.find(({ millions }) => millions > chosen.millions);
  return (
    larger && {
      millions: larger.millions - chosen.millions,
      cents: totalOf(larger) - totalOf(chosen),
      rate: larger.rate,
    }
  );
}

/** The fewest whole millions that must be used for the package to cost less than the same tokens postpaid. */
export function breakEvenMillions(chosen: TokenPackage): number {
  return Math.floor(totalOf(chosen) / postpaidRate) + 1;
}
