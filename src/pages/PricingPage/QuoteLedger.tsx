import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { numberText } from '../../components/numberText';
import { reflowQuery } from '../../components/reflowQuery';
import { Price } from '../../components/Price';
import { monthsInYear } from '../../data/prices';
import type { Quote } from '../../data/quote';
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

interface QuoteLedgerProps {
  /** Undefined while the input is invalid. */
  quote: Quote | undefined;
  fault: string | undefined;
}

/** The calculation line by line; without a quote the reason for it. */
export function QuoteLedger({ quote, fault }: QuoteLedgerProps) {
  const text = useText();

  if (!quote)
    return (
      <Box sx={{ minHeight: { md: 300 } }}>
        <Typography variant="h3" component="p">
          <FormattedMessage id="pricing.quote.none" />
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1, textWrap: 'balance' }}>
          {fault}
        </Typography>
      </Box>
    );

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
              <FormattedMessage id="pricing.quote.people" values={{ users: quote.users }} />
              {quote.tier && (
                <>
                  , <TierName tier={quote.tier} of="quote.tier" />
                </>
              )}
            </>
          }
        >
          <bdi dir="ltr">{numberText(quote.users)}</bdi>
        </Line>
        <Line label={<FormattedMessage id={`pricing.quote.rate.${quote.billing}`} />}>
          <bdi dir="ltr">
            × <Price cents={quote.rate} />
          </bdi>
        </Line>
        {quote.isMinimum && (
          <Line className="sum" label={<FormattedMessage id="pricing.quote.product" />}>
            <Price cents={quote.product} />
          </Line>
        )}
        <Line
          className="sum"
          label={
            <>
              {quote.isMinimum && (
                <>
                  <FormattedMessage id="pricing.quote.minimum" />,{' '}
                </>
              )}
              <FormattedMessage id="pricing.quote.month" />
            </>
          }
        >
          <Price cents={quote.monthly} />
        </Line>
        <Line label={<FormattedMessage id="pricing.quote.months" />}>
          <bdi dir="ltr">× {monthsInYear}</bdi>
        </Line>
        <Line className="sum total" label={<FormattedMessage id="pricing.quote.year" />}>
          <Price cents={quote.yearly} />
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
