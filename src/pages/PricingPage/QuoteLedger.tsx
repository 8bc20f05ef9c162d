import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DotLeader } from '../../components/DotLeader';
import { numberText } from '../../text/numbers';
import { reflowQuery } from '../../styles/mediaQueries';
import { Figure } from '../../components/Figure';
import { Price } from '../../components/Price';
import { monthsInYear, type Billing } from '../../data/prices';
import type { Quote } from './quote';
import { useText } from '../../locale/useText';
import { TierName } from './TierName';

interface LineProps {
  label: ReactNode;
  children: ReactNode;
  className?: string;
}

function Line({ label, children, className }: LineProps) {
  return (
    <TableRow className={className}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell align="right">{children}</TableCell>
    </TableRow>
  );
}

/** An amount that is not known yet. */
function Blank() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', width: '5em', height: '0.5em' }}>
      <DotLeader />
    </Box>
  );
}

/** The calculation line by line; without a quote a form to be filled in. */
export function QuoteLedger({ quote, billing }: { quote: Quote | undefined; billing: Billing }) {
  const text = useText();
  const amount = (cents: number | undefined) => (cents === undefined ? <Blank /> : <Price cents={cents} />);

  return (
    <Table
      aria-label={text('pricing.quote.title')}
      sx={({ typography, palette, spacing }) => ({
        '& th, & td': { border: 0, paddingBlock: 1.125, paddingInline: 0, verticalAlign: 'baseline' },
        '& th': {
          color: 'text.secondary',
          fontSize: 'sizes.small',
          fontWeight: 'fontWeightRegular',
          paddingInlineEnd: 1.5,
          textWrap: 'balance',
        },
        '& td': {
          whiteSpace: 'nowrap',
          fontFamily: typography.families.display,
          fontSize: 'sizes.title5',
          lineHeight: 1.2,
        },
        '& .sum > *': { borderBlockStart: `1px solid ${palette.line.ink}`, paddingBlockStart: 1.5 },
        '& .total > td': {
          fontSize: 'sizes.total',
          letterSpacing: '-0.02em',
          paddingBlock: spacing(1.75, 1),
        },
        // Figures are large enough in this layout.
        [reflowQuery]: {
          '& th': { overflowWrap: 'anywhere', paddingInlineEnd: 0.5 },
          '& td, & .total > td': { fontSize: 'sizes.body', whiteSpace: 'normal' },
        },
      })}
    >
      <TableBody>
        <Line
          label={
            <>
              <FormattedMessage id="pricing.quote.people" values={{ users: quote?.users ?? 0 }} />
              {quote?.tier && (
                <>
                  , <TierName tier={quote.tier} of="quote.tier" />
                </>
              )}
            </>
          }
        >
          {quote ? <Figure>{numberText(quote.users)}</Figure> : <Blank />}
        </Line>
        <Line label={<FormattedMessage id={`pricing.quote.rate.${billing}`} />}>
          <bdi dir="ltr">× {amount(quote?.rate)}</bdi>
        </Line>
        {quote?.isMinimum && (
          <Line className="sum" label={<FormattedMessage id="pricing.quote.product" />}>
            <Price cents={quote.product} />
          </Line>
        )}
        <Line
          className="sum"
          label={
            <>
              {quote?.isMinimum && (
                <>
                  <FormattedMessage id="pricing.quote.minimum" />,{' '}
                </>
              )}
              <FormattedMessage id="pricing.quote.month" />
            </>
          }
        >
          {amount(quote?.monthly)}
        </Line>
        <Line label={<FormattedMessage id="pricing.quote.months" />}>
          <bdi dir="ltr">× {monthsInYear}</bdi>
        </Line>
        <Line className="sum total" label={<FormattedMessage id="pricing.quote.year" />}>
          {amount(quote?.yearly)}
        </Line>
        <TableRow
          aria-hidden
          sx={{ '&& > td': { padding: 0, height: 5, borderBlock: '1px solid', borderColor: 'line.ink' } }}
        >
          <TableCell />
          <TableCell />
        </TableRow>
      </TableBody>
    </Table>
  );
}
