import { FormattedMessage } from 'react-intl';
import type { Tier } from '../../data/prices';
import { tierForm } from './useSizeText';

interface TierNameProps {
  tier: Tier;
  /** Where it is shown: the messages are `pricing.{of}.over` and `pricing.{of}.range`. */
  of: 'tiers' | 'quote.tier';
}

/** A tier by its number of users, such as “51–100”. */
export function TierName({ tier, of }: TierNameProps) {
  const { form, values } = tierForm(tier);
  return <FormattedMessage id={`pricing.${of}.${form}`} values={values} />;
}
