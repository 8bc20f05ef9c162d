import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { FormattedMessage } from 'react-intl';
import { IconPoint } from '../../components/IconPoint';
import { numberText } from '../../text/numbers';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { listReset } from '../../styles/listReset';
import { userLimits } from '../../data/prices';
import type { Quote } from './quote';
import { useText } from '../../locale/useText';

/** Which note to show about the plan's minimum. */
function minimumNote({ minimum, isMinimum, isBelowStart }: Quote) {
  if (isMinimum) return 'minimumApplied';
  if (isBelowStart) return 'belowStart';
  return minimum > 0 ? 'minimumMet' : 'minimumNone';
}

/** Notes on a quote: the minimum, the next lower price, the other billing. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  const text = useText();
  const { plan, minimum, isBelowStart, next, other, label } = quote;
  const name = text(`pricing.plan.${plan}`);

  return (
    <Stack
      spacing={0.75}
      component="ul"
      sx={{
        ...listReset,
        marginBlockStart: 2.25,
        // Room for the longest set of notes.
        minHeight: { md: 150 },
      }}
    >
      <IconPoint icon={isBelowStart ? <WarningAmberIcon /> : <CheckIcon />}>
        <FormattedMessage
          id={`pricing.quote.${minimumNote(quote)}`}
          values={{ plan: name, from: userLimits[plan].from, minimum: <Price cents={minimum} /> }}
        />
      </IconPoint>
      {next && (
        <IconPoint icon={<RemoveIcon />}>
          <FormattedMessage
            id={next.monthly < quote.monthly ? 'pricing.quote.nextLess' : 'pricing.quote.next'}
            values={{
              users: numberText(next.users),
              rate: <Price cents={next.rate} />,
              monthly: <Price cents={next.monthly} />,
            }}
          />
        </IconPoint>
      )}
      <IconPoint icon={<RemoveIcon />}>
        <FormattedMessage
          id={`pricing.quote.other.${other.billing}`}
          values={{ monthly: <Price cents={other.monthly} />, yearly: <Price cents={other.yearly} /> }}
        />
      </IconPoint>
      {label && (
        <IconPoint icon={<RemoveIcon />}>
          <FormattedMessage id="pricing.quote.volume" values={{ label }} />
        </IconPoint>
      )}
      {minimum > 0 && (
        <IconPoint icon={<RemoveIcon />}>
          <FormattedMessage
            id="pricing.quote.flat"
            values={{ link: (chunks) => <PageLink to="/contact">{chunks}</PageLink> }}
          />
        </IconPoint>
      )}
    </Stack>
  );
}
