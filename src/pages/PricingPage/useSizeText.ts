import { numberText } from '../../text/numbers';
import type { Size, Tier } from '../../data/prices';
import { useText } from '../../locale/useText';

/** The end of a tier's message ids, with the message's values: “over 500” or “51–100”. */
export const tierForm = ({ from, to }: Tier) =>
  to === undefined
    ? { form: 'over' as const, values: { users: numberText(from - 1) } }
    : { form: 'range' as const, values: { from, to } };

/** The name of a size: “51–100 users”, “Over 500 users”, “Entire organization”. */
export function useSizeText(): (size: Size) => string {
  const text = useText();
  return (size) => {
    if (typeof size === 'string') return text(`pricing.size.${size}`);
    const { form, values } = tierForm(size);
    return text(`pricing.size.${form}`, values);
  };
}
