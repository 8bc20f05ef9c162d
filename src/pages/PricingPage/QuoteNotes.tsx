import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { unmarkedList } from '../../components/unmarkedList';
import { userLimits } from '../../data/prices';
import type { Quote } from '../../data/quote';
import { useText } from '../../locale/useText';
import { numberText } from './useSizeText';

interface NoteProps {
  icon: 'check' | 'chevronNext' | 'warning';
  children: ReactNode;
}

function Note({ icon, children }: NoteProps) {
  return (
    <Typography variant="small" component="li" color="textSecondary">
      <Box sx={{ display: 'grid', gridTemplateColumns: '16px 1fr', gap: 1.25 }}>
        <Icon name={icon} sx={{ fontSize: 'sizes.compact', marginBlockStart: 0.5 }} />
        <span>{children}</span>
      </Box>
    </Typography>
  );
}

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
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.75,
        alignContent: 'start',
        ...unmarkedList,
        margin: (theme) => `${theme.spacing(2.25)} 0 0`,
        padding: 0,
        // Room for the longest set of notes.
        minHeight: { md: 150 },
      }}
    >
      <Note icon={isBelowStart ? 'warning' : 'check'}>
        <FormattedMessage
          id={`pricing.quote.${minimumNote(quote)}`}
          values={{ plan: name, from: userLimits[plan].from, minimum: <Price cents={minimum} /> }}
        />
      </Note>
      {next && (
        <Note icon="chevronNext">
          <FormattedMessage
            id={next.monthly < quote.monthly ? 'pricing.quote.nextLess' : 'pricing.quote.next'}
            values={{
              users: numberText(next.users),
              rate: <Price cents={next.rate} />,
              monthly: <Price cents={next.monthly} />,
            }}
          />
        </Note>
      )}
      <Note icon="chevronNext">
        <FormattedMessage
          id={`pricing.quote.other.${other.billing}`}
          values={{ monthly: <Price cents={other.monthly} />, yearly: <Price cents={other.yearly} /> }}
        />
      </Note>
      {label && (
        <Note icon="chevronNext">
          <FormattedMessage id="pricing.quote.volume" values={{ label }} />
        </Note>
      )}
      {minimum > 0 && (
        <Note icon="chevronNext">
          <FormattedMessage
            id="pricing.quote.flat"
            values={{ link: (chunks) => <PageLink to="/contact">{chunks}</PageLink> }}
          />
        </Note>
      )}
    </Box>
  );
}
