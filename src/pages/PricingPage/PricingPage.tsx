import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { late, loadLateParts } from '../../components/late';
import { PageMeta } from '../../components/PageMeta';
import { Offers } from './Offers';
import { PlanCards } from './PlanCards';

const LaterParts = late(() => import('./LaterParts').then((module) => module.LaterParts));

/** `/pricing`: the schedule of fees, and a quote (P1 to P10, X6). */
export default function PricingPage() {
  const { search } = useLocation();

  // Who opens a quote that was shared must not see another one until they act. A failed load comes with their first act.
  useEffect(() => {
    if (search) loadLateParts().catch(() => undefined);
  }, [search]);

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
