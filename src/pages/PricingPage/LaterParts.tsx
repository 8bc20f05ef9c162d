import { ComparePlans } from './ComparePlans';
import { Difference } from './Difference';
import { QuoteBuilder } from './QuoteBuilder';
import { TierTable } from './TierTable';

/** What lies below the cards: its code comes with the visitor's first act. */
export function LaterParts() {
  return (
    <>
      <ComparePlans />
      <TierTable />
      <Difference />
      <QuoteBuilder />
    </>
  );
}
