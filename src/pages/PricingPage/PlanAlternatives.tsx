import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { PageAnchor } from '../../components/PageLink';
import { Price } from '../../components/Price';
import type { Quote, QuoteFault, QuoteRequest } from './quote';
import { useText } from '../../locale/useText';
import { planButton } from './QuoteFields';

interface PlanAlternativesProps {
  fault: QuoteFault;
  /** What the fault is, in words. */
  reason: string | undefined;
  /** Plans that have room for the users. */
  others: readonly Quote[];
  onChange: (patch: Partial<QuoteRequest>) => void;
}

/** Instead of notes: what the users cost on plans that have room for them, or else the reason that there is no total. */
export function PlanAlternatives({ fault, reason, others, onChange }: PlanAlternativesProps) {
  const text = useText();

  return (
    <Stack
      spacing={1.25}
      sx={{
        marginBlockStart: 2.25,
        // As high as the notes and tools that they replace.
        minHeight: { md: 264 },
      }}
    >
      <Typography variant="small" color="textSecondary" sx={{ textWrap: 'balance' }}>
        {others[0] ? (
          <FormattedMessage
            id="pricing.quote.others"
            values={{ count: text('pricing.quote.count', { users: others[0].users }) }}
          />
        ) : (
          reason
        )}
      </Typography>
      {others.map(({ plan, monthly }) => (
        <Button
          key={plan}
          variant="outlined"
          onClick={() => {
            // The focus goes where the choice shows, since this button disappears.
            document.getElementById(planButton(plan))?.focus({ preventScroll: true });
            onChange({ plan });
          }}
          sx={{ justifyContent: 'space-between', columnGap: 2 }}
        >
          <FormattedMessage id={`pricing.plan.${plan}`} />
          <Box component="span" className="tabular" sx={{ fontWeight: 'fontWeightRegular' }}>
            <FormattedMessage id="pricing.compare.aMonth" values={{ cents: <Price cents={monthly} /> }} />
          </Box>
        </Button>
      ))}
      {fault === 'tooMany' && (
        <Button variant="outlined" component={PageAnchor} to="/contact" sx={{ justifySelf: 'start' }}>
          <FormattedMessage id="pricing.cards.contact" />
        </Button>
      )}
    </Stack>
  );
}
