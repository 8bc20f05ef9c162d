import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from '../../components/LiveRegion';
import { FirstScreenEnd } from '../../components/FirstScreenEnd';
import { HydrationBoundary } from '../../components/HydrationBoundary';
import { PageHead } from '../../components/PageHead';
import { priceText } from '../../text/numbers';
import { cardPlans, isTiered, priceOf, sizeAt, sizePrice, type TieredPlan } from '../../data/prices';
import { useText } from '../../locale/useText';
import { BillingToggle } from './BillingToggle';
import { DuoStrip } from './DuoStrip';
import { PlanCard } from './PlanCard';
import { useQuoteRequest } from './useQuoteRequest';
import { useSizeText } from './useSizeText';

/** Rows of a card, shared by the cards of a line. */
const rows = 7;

const sheet: SxProps<Theme> = ({ palette, breakpoints, spacing }) => ({
  display: 'grid',
  // Rows of one sheet below 600 px, columns above.
  backgroundColor: palette.surface.sheet,
  border: `1px solid ${palette.line.strong}`,
  borderBlockStartColor: palette.line.ink,
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Also on a sheet of paper, so that all are on one.
  [`${breakpoints.up('md')}, print`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // Lines at the sides would run on to the end of a sheet of paper, past the last card on it.
  '@media print': { borderInline: 0 },
  '& > p': {
    justifySelf: 'end',
    paddingBlockStart: 1.5,
    paddingInline: 2.5,
    display: { sm: 'none' },
    displayPrint: 'none',
  },
  '& > .card': {
    '--side': spacing(3.25),
    [breakpoints.between('md', 'lg')]: { '--side': spacing(2) },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    paddingInline: 2.5,
    breakInside: 'avoid',
    [breakpoints.down('sm')]: {
      '& + .card': { borderBlockStart: `1px solid ${palette.line.hair}` },
      '@media screen': { '& > details:not([open]) ~ *': { display: 'none' } },
      '& > .named': { display: 'none' },
      '& > :last-child': { paddingBlockEnd: 3.25 },
      // The double rule of a total under the price, as across the sheet.
      '& > :nth-child(5)': {
        marginInline: -2.5,
        marginBlockEnd: 0.625,
        paddingInline: 2.5,
        paddingBlockEnd: 2,
        borderBlockEnd: `1px solid ${palette.line.ink}`,
        boxShadow: `0 4px ${palette.surface.sheet}, 0 5px ${palette.line.ink}`,
      },
    },
    [breakpoints.up('sm')]: {
      gridRow: `span ${rows}`,
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      padding: `${spacing(2.75)} var(--side) ${spacing(4)}`,
      '--hairline': '1px',
      borderInlineStart: `var(--hairline) solid ${palette.line.hair}`,
      // The rows are ruled across the sheet like those of a ledger, with the double rule of a total under the price.
      '& > *': {
        marginInline: 'calc(-1 * var(--side) - var(--hairline)) calc(-1 * var(--side))',
        paddingInline: 'calc(var(--side) + var(--hairline)) var(--side)',
      },
      '& > details': { display: 'none' },
      '& > :nth-child(5)': { borderBlockEnd: `1px solid ${palette.line.ink}` },
      '& > :nth-child(6)': { marginBlockStart: 0.5, borderBlockStart: `1px solid ${palette.line.ink}` },
      '& > :last-child': { marginBlockStart: 3, borderBlockStart: `1px solid ${palette.line.hair}` },
    },
    [breakpoints.between('sm', 'md').replace('@media', '@media screen and')]: {
      '&:nth-of-type(odd)': { '--hairline': '0px' },
      '&:nth-of-type(n + 3)': { borderBlockStart: `1px solid ${palette.line.ink}` },
    },
    [`${breakpoints.up('md')}, print`]: { '&:first-of-type': { '--hairline': '0px' } },
    '@media print': {
      '--side': spacing(1.25),
      '& :is(p, li, h3)': { fontSize: 'sizes.reference' },
      '& h2': { fontSize: 'sizes.title2' },
    },
  },
});

/** The page's head with the toggle, four cards, and two more below. */
export function PlanCards() {
  const text = useText();
  const sizeText = useSizeText();
  const { request, change, hasChanged } = useQuoteRequest();
  const { billing } = request;
  // By index, so that it survives a change of billing.
  const [chosen, setChosen] = useState<Partial<Record<TieredPlan, number>>>({});
  const [announced, setAnnounced] = useState<TieredPlan>();

  function announcement() {
    const size = announced && sizeAt(announced, chosen[announced]);
    if (size) {
      const price = sizePrice(size, billing);
      return text('pricing.size.announcement', {
        plan: text(`pricing.plan.${announced}`),
        size: sizeText(size),
        price: typeof price === 'number' ? priceText(price) : text('pricing.size.flatAmount'),
      });
    }
    if (!hasChanged) return '';
    const shown = cardPlans.map((plan) => [plan, priceText(priceOf(plan, billing))] as const);
    return text('pricing.billing.announcement', { billing, ...Object.fromEntries(shown) });
  }

  return (
    <>
      <Box
        sx={{
          // On narrower screens the lead has the whole width.
          display: { lg: 'grid' },
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 6,
          alignItems: 'last baseline',
        }}
      >
        <PageHead title="pricing.hero.title" lead="pricing.hero.lead" />
        <Stack
          direction={{ xs: 'column', sm: 'row', lg: 'column' }}
          sx={{
            alignItems: { sm: 'center', lg: 'flex-end' },
            gap: (theme) => theme.spacing(1.25, 3),
            paddingBlockEnd: 4,
          }}
        >
          <BillingToggle
            withSaving
            billing={billing}
            onChange={(next) => {
              setAnnounced(undefined);
              change({ billing: next });
            }}
          />
          <Typography
            variant="finePrint"
            sx={{ maxWidth: '24em', textAlign: { lg: 'end' }, textWrap: 'balance' }}
          >
            <FormattedMessage id="pricing.billing.arithmetic" />
          </Typography>
        </Stack>
      </Box>
      <Box component="section" aria-label={text('pricing.cards.label')} sx={sheet}>
        <Typography variant="meta" color="textSecondary">
          <FormattedMessage id="pricing.cards.note" />
        </Typography>
        {cardPlans.map((plan) => (
          <HydrationBoundary key={plan}>
            <PlanCard
              plan={plan}
              billing={billing}
              sizeIndex={isTiered(plan) ? chosen[plan] : undefined}
              onSize={(index) => {
                if (!isTiered(plan)) return;
                setChosen((others) => ({ ...others, [plan]: index }));
                setAnnounced(plan);
              }}
            />
          </HydrationBoundary>
        ))}
      </Box>
      <FirstScreenEnd />
      <DuoStrip billing={billing} />
      <LiveRegion>{announcement()}</LiveRegion>
    </>
  );
}
