import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { reflowQuery } from '../../styles/mediaQueries';
import { headerEnd } from '../../styles/headerHeight';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { numberText } from '../../text/numbers';
import { PageLink } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { plans, type Plan } from '../../data/prices';
import { credit } from '../../data/tokens';
import { useText } from '../../locale/useText';
import { ChoiceMenu } from './ChoiceMenu';
import { compareRows } from './compareRows';
import { PricingSection } from './PricingSection';
import { comparison, narrowColumns } from './tableStyles';
import { planAnchor, usePickedPlans } from './usePickedPlans';

const places = [
  ['first', 0],
  ['second', 1],
] as const;

/** Seven plans in one table; on a narrow screen the two that the visitor picks. */
export function ComparePlans() {
  const text = useText();
  const { picked, pick } = usePickedPlans();
  const placeOf = (plan: Plan) => places.find(([, index]) => picked[index] === plan)?.[0] ?? 'other';
  const options = plans.map((plan, value) => ({
    value,
    children: <FormattedMessage id={`pricing.plan.${plan}`} />,
  }));

  return (
    <PricingSection id="compare" note={<FormattedMessage id="pricing.compare.note" />}>
      {/* Where the table ends, the choice no longer stays in sight. */}
      <div>
        <Box
          sx={{
            ...narrowColumns,
            display: { xs: 'grid', md: 'none' },
            position: 'sticky',
            insetBlockStart: headerEnd.xs,
            zIndex: 1,
            paddingBlock: 1.5,
            borderBlockEnd: 1,
            borderColor: 'line.ink',
            backgroundColor: 'surface.page',
            '& > :first-of-type': { gridColumnStart: { sm: 2 } },
            // The longest name fits beside the icon at 320 px.
            '& > button': {
              paddingInline: { xs: 1, sm: 2 },
              fontSize: { xs: 'sizes.small', sm: 'sizes.compact' },
            },
            [reflowQuery]: { position: 'static', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 },
            ...hideWithoutJsAndInPrint,
          }}
        >
          {places.map(([place, index]) => {
            const plan = picked[index];
            return (
              <ChoiceMenu
                key={place}
                label={text(`pricing.compare.${place}`, { plan: text(`pricing.plan.${plan}`) })}
                options={options}
                value={plans.indexOf(plan)}
                onChoose={(chosen) => pick(index, plans[chosen] ?? plan)}
              >
                <FormattedMessage id={`pricing.plan.${plan}`} />
              </ChoiceMenu>
            );
          })}
        </Box>
        <Table aria-label={text('pricing.compare.label')} sx={comparison}>
          <TableHead>
            <TableRow>
              <TableCell>
                <VisuallyHidden>
                  <FormattedMessage id="pricing.compare.plan" />
                </VisuallyHidden>
              </TableCell>
              {plans.map((plan) => (
                <TableCell key={plan} id={planAnchor(plan)} className={placeOf(plan)} data-hydrate="hash">
                  <FormattedMessage id={`pricing.plan.${plan}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {compareRows.map(({ name, claim, isMoney, cell }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <FormattedMessage id={name} />
                  {claim && (
                    <Box
                      component="span"
                      sx={{
                        display: { sm: 'block', xl: 'inline' },
                        marginInlineStart: { xs: 0.5, sm: 0, xl: 0.5 },
                        color: 'text.secondary',
                      }}
                    >
                      <Reference claim={claim} />
                    </Box>
                  )}
                </TableCell>
                {plans.map((plan) => {
                  const content = cell(plan);
                  return (
                    <TableCell
                      key={plan}
                      className={`${placeOf(plan)} ${content ? (isMoney ? 'money' : '') : 'none'}`}
                      data-label={text(`pricing.plan.${plan}`)}
                    >
                      {content || <span>–</span>}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <Typography variant="finePrint" sx={{ marginBlockStart: 1.75, maxWidth: '64em', textWrap: 'balance' }}>
        <FormattedMessage
          id="pricing.compare.credit"
          values={{
            tokens: numberText(credit.tokens),
            words: credit.words,
            link: (chunks) => (
              <PageLink to="/tokens" sx={{ whiteSpace: 'nowrap' }}>
                {chunks}
              </PageLink>
            ),
          }}
        />
        <Reference claim="fees" />
      </Typography>
    </PricingSection>
  );
}
