import { priceText } from '../text/numbers';

interface PriceProps {
  /** US cents, a whole number. */
  cents: number;
  /** Shows cents, as for rates: `$4.60`; plan prices are whole dollars, `$48`. */
  withCents?: boolean;
}

/** An amount of money, formatted the same in both languages and isolated from right-to-left text. */
export function Price({ cents, withCents }: PriceProps) {
  const amount = priceText(cents, withCents);
  // Translators leave it alone, and another amount is another element.
  return (
    <bdi key={amount} dir="ltr" translate="no">
      {amount}
    </bdi>
  );
}
