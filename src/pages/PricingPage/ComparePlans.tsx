import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FormattedMessage } from 'react-intl';
import { numberText } from '../../components/numberText';
import { PageLink } from '../../components/PageLink';
import { Reference } from '../../components/Reference';
import { plans, type Plan } from '../../data/prices';
import { credit } from '../../data/tokens';
import { useText } from '../../locale/useText';
import { compareRows } from './compareRows';
import { PartHead } from './PartHead';
import { frame, stickyTable } from './tableStyles';

const written = { proDuo: 'pro-duo', proPlus: 'pro-plus' } as const;

/** The id of a plan's column in the comparison, such as `plan-pro-duo`. */
function planAnchor(plan: Plan): `plan-${string}` {
  return `plan-${plan in written ? written[plan as keyof typeof written] : plan}`;
}

/** Links to the plans' columns, for screens that show one plan at a time. */
function PlanLinks() {
  const text = useText();
  return (
    <Box
      component="nav"
      aria-label={text('pricing.compare.jump')}
      sx={{
        display: { xs: 'flex', sm: 'none' },
        flexWrap: 'wrap',
        columnGap: 2,
        marginBlockEnd: 1,
        displayPrint: 'none',
      }}
    >
      {plans.map((plan) => (
        <Link key={plan} href={`#${planAnchor(plan)}`} sx={{ paddingBlock: 1 }}>
          <FormattedMessage id={`pricing.plan.${plan}`} />
        </Link>
      ))}
    </Box>
  );
}

/** Seven plans in one table with a sticky head and first column. On phones one column fills the screen. */
export function ComparePlans() {
  const text = useText();
  return (
    <Box
      component="section"
      aria-labelledby="compare"
      sx={({ measures }) => ({ marginBlockStart: measures.section })}
    >
      <PartHead
        id="compare"
        title={<FormattedMessage id="pricing.compare.title" />}
        note={<FormattedMessage id="pricing.compare.note" />}
      />
      <PlanLinks />
      <Box
        role="region"
        aria-label={text('pricing.compare.label')}
        tabIndex={0}
        sx={[frame as object, { '--first-column': { xs: '112px', sm: '150px', md: '112px', lg: '150px' } }]}
      >
        <Table
          aria-label={text('pricing.compare.label')}
          sx={[
            stickyTable as object,
            {
              minWidth: { sm: 1180, md: 0 },
              '& .plan': {
                minWidth: {
                  xs: 'calc(100vw - 112px - 2 * clamp(20px, 5vw, 72px))',
                  sm: '92px',
                  md: '80px',
                  lg: '92px',
                },
              },
              '@media print': { minWidth: 0, '& .plan': { minWidth: 0 } },
            },
          ]}
        >
          <TableHead>
            <TableRow>
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  <FormattedMessage id="pricing.compare.plan" />
                </Box>
              </TableCell>
              {plans.map((plan) => (
                <TableCell key={plan} id={planAnchor(plan)} className="plan">
                  <FormattedMessage id={`pricing.plan.${plan}`} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {compareRows.map(({ name, cell }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <FormattedMessage id={`pricing.compare.${name}`} />
                </TableCell>
                {plans.map((plan) => {
                  const { content, isMoney } = cell(plan);
                  return (
                    <TableCell key={plan} className={isMoney ? 'money' : undefined}>
                      {content ?? '–'}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography
        variant="meta"
        sx={{
          marginBlockStart: 1.75,
          color: 'text.tertiary',
          fontWeight: 'fontWeightRegular',
          maxWidth: '64em',
        }}
      >
        <FormattedMessage
          id="pricing.compare.credit"
          values={{
            tokens: numberText(credit.tokens),
            words: credit.words,
            link: (chunks) => <PageLink to="/tokens">{chunks}</PageLink>,
          }}
        />
        <Reference claim="fees" />
      </Typography>
    </Box>
  );
}
