import { mostTeamUsers } from '../../data/prices';
import { mostUsers, type QuoteFault } from '../../data/quote';
import { useText } from '../../locale/useText';
import { numberText } from './useSizeText';

/** What a fault is called: one sentence that says what to write instead. */
export function useFaultText(): (fault: QuoteFault) => string {
  const text = useText();
  return (fault) => text(`pricing.fault.${fault}`, { most: numberText(mostUsers), team: mostTeamUsers });
}
