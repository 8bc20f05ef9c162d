import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { numberText } from '../../components/numberText';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { Reference } from '../../components/Reference';
import {
  allowanceOf,
  isTiered,
  monthlyMinimums,
  priceOf,
  priceRange,
  userLimits,
  type Billing,
  type Plan,
} from '../../data/prices';
import { waitlistUrl } from '../../site';

/** A cell of the comparison; empty if there is nothing to say. */
interface Cell {
  content?: ReactNode;
  isMoney?: boolean;
}

interface Row {
  name: 'for' | 'annual' | 'monthly' | 'minimum' | 'tokens' | 'features' | 'flat' | 'get';
  cell: (plan: Plan) => Cell;
}

function users(plan: Plan) {
  return plan === 'team' ? userLimits.team.to : isTiered(plan) ? userLimits[plan].from : undefined;
}

function price(plan: Plan, billing: Billing): Cell {
  if (!isTiered(plan)) return { content: <Price cents={priceOf(plan, billing)} />, isMoney: true };
  const { lowest, highest } = priceRange(plan, billing);
  return {
    content: (
      <bdi dir="ltr">
        <Price cents={lowest} /> – <Price cents={highest} />
      </bdi>
    ),
    isMoney: true,
  };
}

/** Tokens per user, with their equivalent in credits and words. */
function tokens(plan: Plan): Cell {
  const { tokens: amount, millions, credits, words } = allowanceOf(plan, 'annual');
  const values = {
    millions,
    tokens: numberText(amount),
    credits: numberText(credits),
    words: numberText(words),
    monthly: allowanceOf(plan, 'monthly').millions,
  };
  return { content: <FormattedMessage id={`pricing.compare.tokens.${plan}`} values={values} /> };
}

/** What only organizations get, each with its source in the service description. */
function features(plan: Plan): Cell {
  if (plan === 'enterprise')
    return { content: <FormattedMessage id="pricing.compare.features.enterprise" /> };
  if (plan !== 'organization') return {};
  return {
    content: (
      <>
        <FormattedMessage id="pricing.compare.features.organization" />
        <Reference claim="signOn" />
      </>
    ),
  };
}

function get(plan: Plan): Cell {
  return {
    content:
      plan === 'enterprise' ? (
        <PageLink to="/contact" prefetch="intent">
          <FormattedMessage id="pricing.compare.get.contact" />
        </PageLink>
      ) : (
        <Link href={waitlistUrl} sx={{ display: 'inline-block', paddingBlock: 0.25 }}>
          <FormattedMessage id="pricing.compare.get.waitlist" />
        </Link>
      ),
  };
}

export const compareRows: readonly Row[] = [
  {
    name: 'for',
    cell: (plan) => ({
      content: <FormattedMessage id={`pricing.compare.for.${plan}`} values={{ users: users(plan) }} />,
    }),
  },
  { name: 'annual', cell: (plan) => price(plan, 'annual') },
  { name: 'monthly', cell: (plan) => price(plan, 'monthly') },
  {
    name: 'minimum',
    cell: (plan) =>
      isTiered(plan)
        ? {
            content: (
              <FormattedMessage
                id="pricing.compare.aMonth"
                values={{ cents: <Price cents={monthlyMinimums[plan]} /> }}
              />
            ),
            isMoney: true,
          }
        : {},
  },
  { name: 'tokens', cell: tokens },
  { name: 'features', cell: features },
  {
    name: 'flat',
    cell: (plan) =>
      isTiered(plan) ? { content: <FormattedMessage id="pricing.compare.flat.available" /> } : {},
  },
  { name: 'get', cell: get },
];
