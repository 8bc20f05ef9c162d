/**
 * A whole number with thousands separators, `20,000`, the same in both languages. Making the first `Intl.NumberFormat` takes a fast
 * browser 20 ms, which pages with prices would spend while their code is evaluated.
 */
export const numberText = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * An amount of money as text, for labels and announcements; in content use `Price`.
 * @param cents US cents, a whole number.
 * @param withCents shows cents, as for rates: `$4.60`.
 */
export function priceText(cents: number, withCents = false): string {
  if (!withCents) return `$${numberText(Math.round(cents / 100))}`;
  return `$${numberText(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}
