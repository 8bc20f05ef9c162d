const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * An amount of money as a string, for labels and announcements; on the page it is a `Price`.
 * @param cents US cents, a whole number.
 * @param withCents writes the cents out, as rates do: `$4.60`.
 */
export function priceText(cents: number, withCents = false): string {
  return (withCents ? dollarsAndCents : dollars).format(cents / 100);
}
