import Container from '@mui/material/Container';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageMeta } from '../../components/PageMeta';
import { whilePrinting } from '../../browser/printPart';
import { ComparePlans } from './ComparePlans';
import { Offers } from './Offers';
import { PlanCards } from './PlanCards';
import { QuoteBuilder } from './QuoteBuilder';
import { TierTable } from './TierTable';

export default function PricingPage() {
  return (
    <Container
      sx={({ measures }) => ({
        paddingBlockEnd: measures.section,
        // A quote prints alone, on one page.
        '@media print': { [`${whilePrinting('quote')} & > :not(#quote)`]: { display: 'none' } },
      })}
    >
      <PageMeta title="pricing.meta.title" description="pricing.meta.description" />
      <Offers />
      <HydrationBoundary>
        <PlanCards />
      </HydrationBoundary>
      <FirstScreenEnd />
      <HydrationBoundary>
        <ComparePlans />
      </HydrationBoundary>
      <TierTable />
      <HydrationBoundary>
        <QuoteBuilder />
      </HydrationBoundary>
    </Container>
  );
}
