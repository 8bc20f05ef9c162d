import { priceText } from '../text/numbers';
import { Figure } from './Figure';

interface PriceProps {
  /** US cents, a whole number. */
  cents: number;
  /** Shows cents, as for rates: `$4.60`; plan prices are whole dollars, `$48`. */
  withCents?: boolean;
}

/** An amount of money, formatted the same in both languages and isolated from right-to-left text. */
export function Price({ cents, withCents }: PriceProps) {
  return <Figure>{priceText(cents, withCents)}</Figure>;
}
