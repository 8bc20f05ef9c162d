import CheckIcon from '@mui/icons-material/CheckOutlined';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { numberText } from '../../text/numbers';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
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
import type { ClaimId } from '../../data/claims';
import { useText } from '../../locale/useText';
import { waitlistUrl } from '../../site';
import type { MessageId } from '../../../translations';

interface Row {
  name: MessageId;
  /** The line of the service description that says so. */
  claim?: ClaimId;
  isMoney?: boolean;
  /** What it says about a plan, if anything. */
  cell: (plan: Plan) => ReactNode;
}

function users(plan: Plan) {
  return plan === 'team' ? userLimits.team.to : isTiered(plan) ? userLimits[plan].from : undefined;
}

function price(plan: Plan, billing: Billing) {
  if (!isTiered(plan)) return <Price cents={priceOf(plan, billing)} />;
  const { lowest, highest } = priceRange(plan, billing);
  return (
    <bdi dir="ltr">
      <Price cents={lowest} /> – <Price cents={highest} />
    </bdi>
  );
}

function minimum(plan: Plan) {
  if (!isTiered(plan)) return null;
  const cents = <Price cents={monthlyMinimums[plan]} />;
  return <FormattedMessage id="pricing.compare.aMonth" values={{ cents }} />;
}

/** Tokens per user. Pro Duo and Enterprise have those of the plan they build on. */
function tokens(plan: Plan) {
  const { tokens: amount, millions } = allowanceOf(plan, 'annual');
  const values = { millions, tokens: numberText(amount) };
  const from = plan === 'proDuo' ? 'pro' : plan === 'enterprise' ? 'organization' : plan;
  return <FormattedMessage id={`pricing.compare.tokens.${from}`} values={values} />;
}

/** The allowance in another unit. */
const inUnit = (plan: Plan, unit: 'credits' | 'words') => (
  <bdi dir="ltr">{numberText(allowanceOf(plan, 'annual')[unit])}</bdi>
);

function Included() {
  const text = useText();
  return (
    <CheckIcon
      titleAccess={text('pricing.compare.included')}
      sx={{ verticalAlign: '-0.2em', marginInlineStart: -0.375 }}
    />
  );
}

/** What only organizations get. */
const forOrganizations = (plan: Plan) => isTiered(plan) && <Included />;

const get = (plan: Plan) =>
  plan === 'enterprise' ? (
    <PageLink to="/contact" prefetch="intent">
      <FormattedMessage id="pricing.compare.get.contact" />
    </PageLink>
  ) : (
    <Link href={waitlistUrl} sx={{ display: 'inline-block', paddingBlock: 0.25 }}>
      <FormattedMessage id="pricing.compare.get.waitlist" />
    </Link>
  );

export const compareRows: readonly Row[] = [
  {
    name: 'pricing.compare.for',
    cell: (plan) => <FormattedMessage id={`pricing.compare.for.${plan}`} values={{ users: users(plan) }} />,
  },
  { name: 'pricing.compare.annual', isMoney: true, cell: (plan) => price(plan, 'annual') },
  { name: 'pricing.compare.monthly', isMoney: true, cell: (plan) => price(plan, 'monthly') },
  { name: 'pricing.compare.minimum', isMoney: true, cell: minimum },
  { name: 'pricing.compare.tokens', cell: tokens },
  { name: 'pricing.compare.credits', cell: (plan) => inUnit(plan, 'credits') },
  { name: 'pricing.compare.words', cell: (plan) => inUnit(plan, 'words') },
  { name: 'pricing.compare.signOn', claim: 'signOn', cell: forOrganizations },
  { name: 'pricing.compare.dashboard', claim: 'dashboard', cell: forOrganizations },
  { name: 'pricing.compare.deployment', claim: 'deployment', cell: forOrganizations },
  { name: 'pricing.compare.privateModel', claim: 'privateModel', cell: forOrganizations },
  { name: 'pricing.compare.anonymizer', claim: 'anonymizer', cell: forOrganizations },
  { name: 'pricing.compare.enforcer', claim: 'enforcer', cell: forOrganizations },
  {
    name: 'pricing.compare.flat',
    cell: (plan) => isTiered(plan) && <FormattedMessage id="pricing.size.flat" />,
  },
  { name: 'pricing.compare.get', cell: get },
];
