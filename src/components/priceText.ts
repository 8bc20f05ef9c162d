const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * An amount of money as text, for labels and announcements; in content use `Price`.
 * @param cents US cents, a whole number.
 * @param withCents shows cents, as for rates: `$4.60`.
 */
export function priceText(cents: number, withCents = false): string {
  return (withCents ? dollarsAndCents : dollars).format(cents / 100);
}
