import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor, PageLink } from '../../components/PageLink';
import { PlanRow } from '../../components/PlanRow';
import { Price } from '../../components/Price';
import { Reference } from '../../components/Reference';
import { RuledList } from '../../components/RuledList';
import {
  allowances,
  cardPlans,
  isTiered,
  lowestAnnualPrices,
  teamCredits,
  tiers,
  tokenRates,
  userLimits,
  type CardPlan,
} from '../../data/prices';
import { numberText } from '../../text/numbers';
import { Section } from './Section';

function Plan({ plan }: { plan: CardPlan }) {
  const { from, to = from } = userLimits[plan];
  const figures = { ...allowances[plan], users: to, credits: numberText(teamCredits.annual) };
  const price = <Price cents={lowestAnnualPrices[plan]} />;
  return (
    <PlanRow
      component="h3"
      name={<FormattedMessage id={`home.plan.${plan}.name`} />}
      price={
        isTiered(plan) ? (
          <FormattedMessage
            id="home.plan.from"
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
          <FormattedMessage id={`home.plan.${plan}.for`} values={figures} tagName="span" />
          {isTiered(plan) && (
            <FormattedMessage
              id="home.plan.firstTier"
              values={{
                price: <Price cents={tiers[plan][0].cents} />,
                from: tiers[plan][0].from,
                to: tiers[plan][0].to,
              }}
              tagName="span"
            />
          )}
        </>
      }
    >
      <Typography variant="small" color="textSecondary" sx={{ paddingBlockEnd: 2 }}>
        <FormattedMessage id={`home.plan.${plan}.detail`} values={figures} />{' '}
        <PageLink to={`/pricing#plan-${plan}`}>
          <FormattedMessage id="home.plan.compare" />
        </PageLink>
      </Typography>
    </PlanRow>
  );
}

/** § 8: the plans as rows, as on a phone's `/pricing`. */
export function PlanSection() {
  return (
    <Section id="affordable_plan" number={8} name="home.contents.affordable_plan">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 2.5, lg: 9 },
          alignItems: 'start',
        }}
      >
        <Typography variant="display2">
          <FormattedMessage id="home.plan.title" />
        </Typography>
        <div>
          <RuledList sx={{ '& > li:last-of-type': { borderColor: 'line.ink' } }}>
            {cardPlans.map((plan) => (
              <li key={plan}>
                <Plan plan={plan} />
              </li>
            ))}
          </RuledList>
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
            <FormattedMessage id="home.plan.lead" />
          </Typography>
          <Typography variant="small" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            <FormattedMessage
              id="home.plan.others"
              values={{
                ...allowances.free,
                tokens: (words) => <PageLink to="/tokens">{words}</PageLink>,
                highest: <Price cents={tokenRates.highest} withCents />,
                lowest: <Price cents={tokenRates.lowest} withCents />,
              }}
            />{' '}
            <FormattedMessage id="home.plan.caption" />
            <Reference claim="fees" />
          </Typography>
          <Stack direction="row" sx={{ marginBlockStart: 2.5 }}>
            <Button variant="outlined" component={PageAnchor} to="/pricing">
              <FormattedMessage id="home.plan.all" tagName="span" />
            </Button>
          </Stack>
        </div>
      </Box>
    </Section>
  );
}
