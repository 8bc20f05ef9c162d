import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { FormattedMessage } from 'react-intl';
import { LiveRegion } from '../../components/LiveRegion';
import { reflowQuery } from '../../styles/mediaQueries';
import { hideWithoutJs, showWithoutJs } from '../../styles/hideWithoutJs';
import { numberText, priceText } from '../../text/numbers';
import { mostTeamUsers } from '../../data/prices';
import { mostUsers, quote, quotesOf } from './quote';
import { useText } from '../../locale/useText';
import { whilePrinting } from '../../browser/printSection';
import { PricingSection } from './PricingSection';
import { QuoteFields } from './QuoteFields';
import { QuoteLedger } from './QuoteLedger';
import { QuoteNotes } from './QuoteNotes';
import { PlanAlternatives } from './PlanAlternatives';
import { QuoteTools } from './QuoteTools';
import { useQuoteRequest } from './useQuoteRequest';

/** Users, plan and billing with the calculation of the total, all kept in the address. */
export function QuoteBuilder() {
  const text = useText();
  const { request, unread, change, hasChanged } = useQuoteRequest();
  const { quote: made, fault } = quote(request);
  const others = made ? [] : quotesOf(request);
  const [other] = others;
  const reason =
    fault &&
    text(`pricing.fault.${fault}`, {
      most: numberText(mostUsers),
      team: mostTeamUsers,
      users: other ? numberText(other.users) : '',
      plan: other ? text(`pricing.plan.${other.plan}`) : '',
    });

  const announcement = made
    ? text('pricing.quote.announcement', {
        plan: text(`pricing.plan.${made.plan}`),
        count: text('pricing.quote.count', { users: made.users }),
        monthly: priceText(made.monthly),
        yearly: priceText(made.yearly),
      })
    : reason;

  return (
    <PricingSection
      id="quote"
      sx={{
        '@media print': { marginBlockStart: 4, breakInside: 'avoid' },
        [`${whilePrinting('quote')} &`]: {
          // The sheet has a heading of its own.
          '@media print': { marginBlockStart: 0, '& > div:first-of-type': { display: 'none' } },
        },
      }}
    >
      <Typography data-unindexed sx={showWithoutJs}>
        <FormattedMessage id="pricing.quote.noScript" />
      </Typography>
      {unread.length > 0 && (
        <FormHelperText
          error
          role="alert"
          sx={{ display: 'flex', gap: 1, marginBlockEnd: 2, displayPrint: 'none' }}
        >
          <WarningAmberIcon sx={{ fontSize: 'sizes.document', marginBlockStart: 0.125 }} />
          <span>
            <FormattedMessage id="pricing.quote.unread" values={{ parts: unread.join(' & ') }} />
          </span>
        </FormHelperText>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          border: '1px solid',
          borderColor: 'line.strong',
          backgroundColor: 'surface.sheet',
          ...hideWithoutJs,
          '@media print': { display: 'block', border: 0 },
        }}
      >
        <QuoteFields request={request} fault={reason} onChange={change} />
        <Box
          sx={{
            minWidth: 0,
            padding: (theme) => ({ xs: theme.spacing(3, 2.5), sm: theme.spacing(4, 4.5) }),
            [reflowQuery]: { paddingInline: 1 },
            border: '0 double',
            borderColor: 'line.strong',
            borderBlockStartWidth: { xs: 3, md: 0 },
            borderInlineStartWidth: { md: 3 },
            '@media print': { padding: 0, border: 0 },
          }}
        >
          <QuoteTools request={request} isReady={made !== undefined}>
            <QuoteLedger quote={made} billing={request.billing} />
            {made ? (
              <QuoteNotes quote={made} />
            ) : (
              <PlanAlternatives fault={fault} reason={reason} others={others} onChange={change} />
            )}
          </QuoteTools>
        </Box>
      </Box>
      <LiveRegion>{hasChanged && announcement}</LiveRegion>
    </PricingSection>
  );
}
