/** Prepaid tokens: packages and arithmetic. Money is in US cents and sizes in millions, as integers. */

export interface TokenPackage {
  /** Millions of tokens. */
  millions: number;
  /** Cents per million. */
  rate: number;
}

/** Sorted by size; larger packages have lower rates. */
export const tokenPackages = [
  { millions: 5, rate: 5_00 },
  { millions: 10, rate: 4_90 },
  { millions: 50, rate: 4_80 },
  { millions: 100, rate: 4_70 },
  { millions: 200, rate: 4_60 },
  { millions: 500, rate: 4_50 },
  { millions: 1_000, rate: 4_40 },
  { millions: 2_000, rate: 4_30 },
  { millions: 5_000, rate: 4_20 },
  { millions: 10_000, rate: 4_10 },
  { millions: 20_000, rate: 4_00 },
] as const satisfies readonly TokenPackage[];

/** The package highlighted in the table: the largest whose total is below a sum, in cents. */
export const highlighted = { millions: 200, below: 1_000_00 } as const;

/** The default. */
export const firstPackage: TokenPackage = tokenPackages[0];

export const largestPackage: TokenPackage = tokenPackages.at(-1) ?? firstPackage;

/** Cents per million tokens paid after use. */
export const postpaidRate = 6_00;

/** A credit in tokens, and in words written: fewer than tokens, since the assistant also reads. */
export const credit = { tokens: 1_000, words: 100 } as const;

export const creditsInMillion = 1_000_000 / credit.tokens;

/** Millions of tokens per month included in plans: per person on Pro and Pro +, per user of an organization's pool. */
export const includedMillions = { pro: 4, proPlus: 12, organization: 4 } as const;

/** Parses the package size in the address; the default is the first package. */
export function findPackage(size: string | null): TokenPackage {
  return tokenPackages.find(({ millions }) => String(millions) === size) ?? firstPackage;
}

/** In cents; always whole dollars, since rates are multiples of ten cents and sizes of five. */
export function totalOf({ millions, rate }: TokenPackage): number {
  return millions * rate;
}

/** The next larger package and its extra cost; undefined for the largest. */
export function nextStep(chosen: TokenPackage) {
  const larger: TokenPackage | undefined = tokenPackages.find(({ millions }) => millions > chosen.millions);
  return (
    larger && {
      millions: larger.millions - chosen.millions,
      cents: totalOf(larger) - totalOf(chosen),
      rate: larger.rate,
    }
  );
}

/** From how many millions a package is cheaper than paying afterwards. */
export function breakEvenMillions(chosen: TokenPackage): number {
  return Math.floor(totalOf(chosen) / postpaidRate) + 1;
}
