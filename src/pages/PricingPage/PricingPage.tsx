import Container from '@mui/material/Container';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageMeta } from '../../components/PageMeta';
import { whilePrinting } from '../../browser/printSection';
import { ComparePlans } from './ComparePlans';
import { PlanCards } from './PlanCards';
import { QuoteBuilder } from './QuoteBuilder';
import { TierTable } from './TierTable';
import { StructuredData } from '../../components/StructuredData';
import { product } from '../../data/product';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { absoluteUrl, site } from '../../site';
import { offersOf } from './offers';

/** Structured data: the product with every price on the page. */
function Offers() {
  const text = useText();
  const address = absoluteUrl('/pricing', useLocale('language'));
  return (
    <StructuredData
      key={address}
      data={{
        ...product,
        name: site.brand,
        url: address,
        offers: offersOf(address, {
          name: (plan, billing) => `${text(`pricing.plan.${plan}`)}, ${text(`pricing.compare.${billing}`)}`,
          user: text('pricing.cards.note'),
        }),
      }}
    />
  );
}

/** `/pricing`: the plans, and what they cost a team. */
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
