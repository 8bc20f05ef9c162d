import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../components/Price';
import {
  allowances,
  isTiered,
  monthlyMinimums,
  priceOf,
  priceRange,
  teamCredits,
  userLimits,
  volumeLabels,
  type Billing,
  type Plan,
} from '../../data/prices';
import { numberText } from './useSizeText';

/** A cell of the comparison; without content it is empty, and nothing is promised. */
interface Cell {
  content?: ReactNode;
  isMoney?: boolean;
}

interface Row {
  name: 'for' | 'annual' | 'monthly' | 'minimum' | 'tokens' | 'credits' | 'flat' | 'volume';
  cell: (plan: Plan) => Cell;
}

const [silver, gold, platinum] = volumeLabels.map(({ from }) => from);

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

function tokens(plan: Plan): Cell {
  switch (plan) {
    case 'pro':
    case 'proDuo':
      return { content: <FormattedMessage id="pricing.compare.tokens.pro" values={allowances.pro} /> };
    case 'proPlus':
      return {
        content: <FormattedMessage id="pricing.compare.tokens.proPlus" values={allowances.proPlus} />,
      };
    case 'organization':
      return {
        content: (
          <FormattedMessage id="pricing.compare.tokens.organization" values={allowances.organization} />
        ),
      };
    case 'enterprise':
      return { content: <FormattedMessage id="pricing.compare.tokens.enterprise" /> };
    default:
      return {};
  }
}

function credits(plan: Plan): Cell {
  if (plan === 'free')
    return { content: <FormattedMessage id="pricing.compare.credits.free" values={allowances.free} /> };
  if (plan !== 'team') return {};
  const values = { annual: numberText(teamCredits.annual), monthly: numberText(teamCredits.monthly) };
  return { content: <FormattedMessage id="pricing.compare.credits.team" values={values} /> };
}

/** The rows of the comparison, each with what it says of a plan (P2, P6, P7, P8). */
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
        : { content: <FormattedMessage id="pricing.compare.none" /> },
  },
  { name: 'tokens', cell: tokens },
  { name: 'credits', cell: credits },
  {
    name: 'flat',
    cell: (plan) =>
      isTiered(plan) ? { content: <FormattedMessage id="pricing.compare.flat.available" /> } : {},
  },
  {
    name: 'volume',
    cell: (plan) =>
      isTiered(plan)
        ? {
            content: (
              <FormattedMessage id={`pricing.compare.volume.${plan}`} values={{ silver, gold, platinum }} />
            ),
          }
        : {},
  },
];
