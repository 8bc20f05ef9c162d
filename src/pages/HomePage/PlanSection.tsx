import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DotLeader } from '../../components/DotLeader';
import { PageAnchor, PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { Reference } from '../../components/Reference';
import { RuledList } from '../../components/RuledList';
import { Section } from './Section';
import { reflowQuery } from '../../styles/mediaQueries';
import { allowances, isTiered, lowestAnnualPrices, tokenRates } from '../../data/prices';

const plans = ['free', 'pro', 'team', 'organization', 'enterprise'] as const;

function Fee({ name, detail, price }: { name: ReactNode; detail: ReactNode; price: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'baseline',
        gap: (theme) => theme.spacing(0.5, 1.5),
        paddingBlock: 1.875,
      }}
    >
      <Typography
        variant="smallSerif"
        component="span"
        sx={{
          fontWeight: 'fontWeightDisplay',
          fontSize: 'sizes.title5',
          // The longest name and price share a line.
          '@media (max-width: 22.497em)': { fontSize: 'sizes.title1' },
        }}
      >
        {name}
      </Typography>
      <Typography
        variant="small"
        component="span"
        color="textSecondary"
        sx={{ order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
      >
        {detail}
      </Typography>
      <DotLeader />
      <Typography
        variant="h3"
        component="span"
        sx={{
          whiteSpace: 'nowrap',
          lineHeight: 1,
          fontFeatureSettings: '"lnum", "tnum", "locl" 0',
          [reflowQuery]: { whiteSpace: 'normal' },
        }}
      >
        {price}
      </Typography>
    </Box>
  );
}

/** § 8: the plans as a schedule of fees. */
export function PlanSection() {
  return (
    <Section id="affordable_plan" number={8} name="home.contents.affordable_plan">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: 'minmax(0, 9fr) minmax(33rem, 11fr)' },
          gap: { xs: 5, lg: 6 },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography variant="display2">
            <FormattedMessage id="home.plan.title" />
          </Typography>
          <Typography variant="lead" color="textSecondary" sx={{ marginBlockStart: 2.5 }}>
            <FormattedMessage id="home.plan.lead" />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 4 }}>
            <Button variant="contained" size="large" component={PageAnchor} to="/pricing">
              <FormattedMessage id="home.plan.all" tagName="span" />
            </Button>
            <Button variant="outlined" size="large" component={PageAnchor} to="/tokens">
              <FormattedMessage id="home.plan.tokenPrices" tagName="span" />
            </Button>
          </Box>
        </div>
        <div>
          <Typography
            variant="small"
            id="fees"
            sx={{ color: 'text.tertiary', textAlign: { lg: 'end' }, marginBlockEnd: 1 }}
          >
            <FormattedMessage id="home.plan.caption" />
            <Reference claim="fees" />
          </Typography>
          <RuledList aria-labelledby="fees" sx={{ '& > li:last-of-type': { borderColor: 'line.ink' } }}>
            {plans.map((plan) => (
              <Fee
                key={plan}
                name={
                  <PageLink to={`/pricing#plan-${plan}`}>
                    <FormattedMessage id={`home.plan.${plan}.name`} />
                  </PageLink>
                }
                detail={<FormattedMessage id={`home.plan.${plan}.detail`} values={allowances[plan]} />}
                price={
                  <FormattedMessage
                    id="home.plan.from"
                    values={{
                      price: <Price cents={lowestAnnualPrices[plan]} />,
                      from: (words) =>
                        isTiered(plan) && (
                          <Typography key="from" variant="small" component="span" color="textSecondary">
                            {words}
                          </Typography>
                        ),
                    }}
                  />
                }
              />
            ))}
            <Fee
              name={
                <PageLink to="/tokens">
                  <FormattedMessage id="home.plan.tokens.name" />
                </PageLink>
              }
              detail={<FormattedMessage id="home.plan.tokens.detail" />}
              price={
                <bdi dir="ltr">
                  <Price cents={tokenRates.highest} withCents /> –{' '}
                  <Price cents={tokenRates.lowest} withCents />
                </bdi>
              }
            />
          </RuledList>
        </div>
      </Box>
    </Section>
  );
}
