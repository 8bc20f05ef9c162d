import Stack from '@mui/material/Stack';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { FormattedMessage } from 'react-intl';
import { IconPoint } from '../../components/IconPoint';
import { numberText } from '../../text/numbers';
import { Price } from '../../components/Price';
import { listReset } from '../../styles/listReset';
import { breakEvenMillions, nextStep, postpaidRate, type TokenPackage } from '../../data/tokens';

/** The price difference to the next larger package, and from how many tokens this one is cheaper than paying afterwards. */
export function PackageHints({ selected }: { selected: TokenPackage }) {
  const step = nextStep(selected);

  return (
    <Stack
      spacing={1.25}
      component="ul"
      sx={{
        order: { xs: 2, md: 0 },
        // Fits the longest texts, so that nothing moves.
        minHeight: { md: 172 },
        ...listReset,
        paddingBlockStart: 3,
      }}
    >
      <IconPoint icon={<ChevronRightIcon className="directional" />}>
        {step ? (
          <FormattedMessage
            id="tokens.panel.next"
            values={{
              millions: numberText(step.millions),
              cost: <Price cents={step.cents} />,
              rate: <Price cents={step.rate} withCents />,
            }}
          />
        ) : (
          <FormattedMessage id="tokens.panel.lowest" />
        )}
      </IconPoint>
      <IconPoint icon={<ChevronRightIcon className="directional" />}>
        <FormattedMessage
          id="tokens.panel.postpaid"
          values={{
            rate: <Price cents={postpaidRate} withCents />,
            millions: numberText(breakEvenMillions(selected)),
          }}
        />
      </IconPoint>
    </Stack>
  );
}
