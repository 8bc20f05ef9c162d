import Container from '@mui/material/Container';
import { late } from '../../components/late';
import { PageMeta } from '../../components/PageMeta';
import { Offers } from './Offers';
import { PlanCards } from './PlanCards';

const LaterParts = late(() => import('./LaterParts').then((module) => module.LaterParts));

/** `/pricing`: the schedule of fees, and a quote (P1 to P10, X6). */
export default function PricingPage() {
  return (
    <Container
      sx={({ measures }) => ({
        paddingBlockEnd: measures.section,
        // A quote prints alone, on one page; anything else prints the schedule.
        '@media print': { '[data-print=quote] & > :not(#quote)': { display: 'none' } },
      })}
    >
      <PageMeta title="pricing.meta.title" description="pricing.meta.description" />
      <Offers />
      <PlanCards />
      <LaterParts />
    </Container>
  );
}
