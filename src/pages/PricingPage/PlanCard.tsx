import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { IconPoint } from '../../components/IconPoint';
import { DotLeader } from '../../components/DotLeader';
import { numberText } from '../../text/numbers';
import { PageAnchor } from '../../components/PageLink';
import { PlanRow } from '../../components/PlanRow';
import { Price } from '../../components/Price';
import { listReset } from '../../styles/listReset';
import {
  allowanceOf,
  isTiered,
  monthlyMinimums,
  monthsInYear,
  priceOf,
  sizePrice,
  sizeAt,
  userLimits,
  type Billing,
  type CardPlan,
  type Size,
} from '../../data/prices';
import { firstPackage, largestPackage, postpaidRate } from '../../data/tokens';
import { waitlistUrl } from '../../site';
import { RollingPrice } from './RollingPrice';
import { FirstTier, TierChoice } from './TierChoice';

const benefits = {
  pro: ['pricing.pro.benefit1', 'pricing.pro.benefit2', 'pricing.pro.benefit3', 'pricing.pro.benefit4'],
  team: ['pricing.team.benefit1', 'pricing.team.benefit2', 'pricing.team.benefit3'],
  organization: [
    'pricing.organization.benefit1',
    'pricing.organization.benefit2',
    'pricing.organization.benefit3',
  ],
  enterprise: ['pricing.enterprise.benefit1'],
} as const;

type Figures = Record<string, ReactNode>;

/** The figures in a plan's messages. */
function figures(plan: CardPlan, billing: Billing): Figures {
  const { millions, credits, words } = allowanceOf(plan, billing);
  const { from, to } = userLimits[plan];
  return { users: to ?? from, millions, credits: numberText(credits), words: numberText(words) };
}

/** What Enterprise pays for a million tokens, as lines of the list of benefits under the words that it begins with. */
const tokenFees = [
  { id: 'postpaid', rate: postpaidRate, millions: 0 },
  { id: 'prepaid', ...firstPackage },
  { id: 'prepaid', ...largestPackage },
] as const;

interface AmountProps extends Omit<PlanCardProps, 'sizeIndex'> {
  sizeIndex: number | undefined;
  size: Size | undefined;
}

/** The price per user, month and year, or the flat price of the selected size; beside a price that depends on the size, its menu. */
function Amount({ plan, billing, size, sizeIndex, onSize }: AmountProps) {
  const amount = size === undefined ? priceOf(plan, billing) : sizePrice(size, billing);
  const isFlat = typeof amount !== 'number';

  return (
    <>
      {/* The words above the digits belong to these, not to the description. */}
      <Box sx={{ paddingBlockStart: { xs: isTiered(plan) ? 5 : 2.5, sm: 5 } }}>
        <Stack
          direction={{ xs: 'row', md: 'column', lg: 'row' }}
          sx={{
            alignItems: { xs: 'last baseline', md: 'start', lg: 'last baseline' },
            columnGap: 1.25,
            '@media print': { flexDirection: 'column', alignItems: 'start' },
          }}
        >
          <Typography
            variant="price"
            component="div"
            sx={{ position: 'relative', ...(isFlat && { fontSize: 'sizes.figure1', lineHeight: 1.2 }) }}
          >
            {isFlat && <FormattedMessage id="pricing.size.flatAmount" />}
            {!isFlat && !isTiered(plan) && <RollingPrice cents={amount} />}
            {!isFlat && isTiered(plan) && (
              <FormattedMessage
                id="pricing.cards.from"
                values={{
                  price: <RollingPrice cents={amount} />,
                  from: (words) =>
                    size === undefined && (
                      <Typography
                        key="from"
                        variant="small"
                        component="span"
                        color="textSecondary"
                        // Above the digits, which begin where the other prices do.
                        sx={{
                          position: 'absolute',
                          insetBlockEnd: 'calc(100% + 0.25rem)',
                          letterSpacing: 'normal',
                          whiteSpace: 'nowrap',
                        }}
                      >
                        {words}
                      </Typography>
                    ),
                }}
              />
            )}
          </Typography>
          {isTiered(plan) && <TierChoice plan={plan} billing={billing} index={sizeIndex} onChoose={onSize} />}
        </Stack>
        <Typography variant="small" color="textSecondary" sx={{ paddingBlockStart: 0.5 }}>
          <FormattedMessage id={isFlat ? 'pricing.cards.agreed' : 'pricing.cards.note'} />
        </Typography>
      </Box>
      <Typography variant="finePrint" className="tabular" sx={{ paddingBlockEnd: { sm: 2.25 } }}>
        {!isFlat && (
          <FormattedMessage
            id={`pricing.cards.yearly.${billing}`}
            values={{ cents: <Price cents={amount * monthsInYear} /> }}
          />
        )}
      </Typography>
    </>
  );
}

/** On a phone a plan is a closed row, which opens what follows it. */
function Row({ plan, billing, values }: Pick<PlanCardProps, 'plan' | 'billing'> & { values: Figures }) {
  const price = <Price cents={priceOf(plan, billing)} />;
  return (
    <PlanRow
      name={<FormattedMessage id={`pricing.plan.${plan}`} />}
      price={
        isTiered(plan) ? (
          <FormattedMessage
            id="pricing.cards.from"
            values={{
              price,
              from: (words) => (
                <Typography key="from" variant="meta" component="span">
                  {words}
                </Typography>
              ),
            }}
          />
        ) : (
          price
        )
      }
      facts={
        <>
          <FormattedMessage id={`pricing.${plan}.tag`} values={values} tagName="span" />
          {isTiered(plan) && (
            <span>
              <FirstTier plan={plan} billing={billing} />
            </span>
          )}
        </>
      }
    />
  );
}

interface PlanCardProps {
  plan: CardPlan;
  billing: Billing;
  sizeIndex: number | undefined;
  onSize: (index: number) => void;
}

/** A plan's card. Rows are aligned across cards by subgrid. */
export function PlanCard({ plan, billing, sizeIndex, onSize }: PlanCardProps) {
  const values = figures(plan, billing);
  const size = isTiered(plan) ? sizeAt(plan, sizeIndex) : undefined;
  return (
    <article aria-labelledby={`card-${plan}`} className="card">
      <Row plan={plan} billing={billing} values={values} />
      <Typography variant="meta" color="textSecondary" className="named">
        <FormattedMessage id={`pricing.${plan}.tag`} values={values} />
      </Typography>
      <div>
        <Typography
          variant="h3"
          component="h2"
          id={`card-${plan}`}
          sx={{
            fontSize: { xs: 'sizes.figure1', md: 'sizes.title6', lg: 'sizes.figure1' },
            marginBlockStart: 0.5,
            display: { xs: 'none', sm: 'block' },
          }}
        >
          <FormattedMessage id={`pricing.plan.${plan}`} />
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ marginBlockStart: 0.5, lineHeight: 1.5, textWrap: 'balance' }}
        >
          <FormattedMessage id={`pricing.${plan}.description`} />
        </Typography>
      </div>
      <Amount plan={plan} billing={billing} size={size} sizeIndex={sizeIndex} onSize={onSize} />
      <Typography
        variant="small"
        component="div"
        color="textSecondary"
        sx={{ paddingBlockStart: 2, textWrap: 'balance' }}
      >
        {/* A flat payment is agreed, minimum and all. */}
        {typeof size !== 'string' && (
          <Box sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary' }}>
            {isTiered(plan) ? (
              <FormattedMessage
                id="pricing.cards.minimum"
                values={{ cents: <Price cents={monthlyMinimums[plan]} /> }}
              />
            ) : (
              <FormattedMessage id="pricing.cards.noMinimum" />
            )}
          </Box>
        )}
        <FormattedMessage id={`pricing.${plan}.tokens`} values={values} />
      </Typography>
      <Box sx={{ paddingBlockStart: 2.5, displayPrint: 'none' }}>
        {plan === 'enterprise' ? (
          <Button fullWidth variant="outlined" component={PageAnchor} to="/contact" prefetch="intent">
            <FormattedMessage id="pricing.cards.contact" />
          </Button>
        ) : (
          <Button fullWidth variant={plan === 'organization' ? 'contained' : 'outlined'} href={waitlistUrl}>
            <FormattedMessage id="pricing.cards.waitlist" />
          </Button>
        )}
      </Box>
      <Box sx={{ paddingBlockStart: 2.5 }}>
        <Typography variant="meta" component="h3" color="textSecondary" sx={{ marginBlockEnd: 0.75 }}>
          <FormattedMessage id={`pricing.${plan}.benefits`} />
        </Typography>
        <Stack
          spacing={1.5}
          component="ul"
          sx={{ ...listReset, paddingBlock: 0.75, '& > li': { textWrap: 'balance' } }}
        >
          {benefits[plan].map((benefit) => (
            <IconPoint key={benefit} icon={<CheckIcon />} color="textPrimary">
              <FormattedMessage id={benefit} values={values} />
            </IconPoint>
          ))}
          {plan === 'enterprise' &&
            tokenFees.map(({ id, millions: size, rate }) => (
              <Typography
                key={rate}
                variant="small"
                component="li"
                className="tabular"
                sx={{
                  display: 'flex',
                  alignItems: 'baseline',
                  gap: 1,
                  paddingInlineStart: { xs: 3.25, md: 0, lg: 3.25 },
                }}
              >
                <span>
                  <FormattedMessage id={`pricing.enterprise.${id}`} values={{ millions: numberText(size) }} />
                </span>
                <DotLeader />
                <Price cents={rate} />
              </Typography>
            ))}
        </Stack>
      </Box>
    </article>
  );
}
