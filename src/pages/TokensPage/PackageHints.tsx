import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon';
import { Price } from '../../components/Price';
import { unmarkedList } from '../../components/unmarkedList';
import { breakEvenMillions, nextStep, postpaidRate, type TokenPackage } from '../../data/tokens';
import { millionsText } from './millionsText';

function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography variant="small" component="li" color="textSecondary">
      <Box sx={{ display: 'grid', gridTemplateColumns: '16px 1fr', gap: 1 }}>
        <Icon name="chevronNext" sx={{ fontSize: 'sizes.compact', marginBlockStart: 0.5 }} />
        <span>{children}</span>
      </Box>
    </Typography>
  );
}

/** The price difference to the next larger package, and from how many tokens this one is cheaper than paying afterwards. */
export function PackageHints({ selected }: { selected: TokenPackage }) {
  const step = nextStep(selected);

  return (
    <Box
      component="ul"
      sx={{
        order: { xs: 2, md: 0 },
        display: 'grid',
        gap: 1.25,
        // Fits the longest texts, so that nothing moves.
        minHeight: { md: 172 },
        alignContent: 'start',
        ...unmarkedList,
        paddingInline: 0,
        paddingBlockStart: 3,
      }}
    >
      <Hint>
        {step ? (
          <FormattedMessage
            id="tokens.panel.next"
            values={{
              millions: millionsText(step.millions),
              cost: <Price cents={step.cents} />,
              rate: <Price cents={step.rate} withCents />,
            }}
          />
        ) : (
          <FormattedMessage id="tokens.panel.lowest" />
        )}
      </Hint>
      <Hint>
        <FormattedMessage
          id="tokens.panel.postpaid"
          values={{
            rate: <Price cents={postpaidRate} withCents />,
            millions: millionsText(breakEvenMillions(selected)),
          }}
        />
      </Hint>
    </Box>
  );
}
