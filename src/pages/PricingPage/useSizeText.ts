import type { Size } from '../../data/prices';
import { useText } from '../../locale/useText';

const wholeNumber = new Intl.NumberFormat('en-US');

/** A whole number with thousands separators, the same in both languages. */
export const numberText = (value: number): string => wholeNumber.format(value);

/** The name of a size: “51–100 users”, “Over 500 users”, “Entire organization”. */
export function useSizeText(): (size: Size) => string {
  const text = useText();
  return (size) => {
    if (typeof size === 'string') return text(`pricing.size.${size}`);
    const { from, to } = size;
    return to === undefined
      ? text('pricing.size.over', { users: numberText(from - 1) })
      : text('pricing.size.range', { from, to });
  };
}
