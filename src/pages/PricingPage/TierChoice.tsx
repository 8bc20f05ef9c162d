import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../components/Price';
import {
  sizeAt,
  sizePrice,
  sizesOf,
  tierPrice,
  tiers,
  type Billing,
  type TieredPlan,
} from '../../data/prices';
import { MessageText } from '../../locale/MessageText';
import { useText } from '../../locale/useText';
import { reflowQuery } from '../../styles/mediaQueries';
import { withoutJs } from '../../styles/hideWithoutJs';
import { priceText } from '../../text/numbers';
import { ChoiceMenu } from './ChoiceMenu';
import { tierForm, useSizeText } from './useSizeText';

/** Separates flat payments from tiers. */
const divider: SxProps<Theme> = (theme) => ({
  position: 'relative',
  marginBlockStart: 1.125,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-5px 0 auto',
    borderBlockStart: `1px solid ${theme.palette.line.hair}`,
  },
});

interface TierChoiceProps {
  plan: TieredPlan;
  billing: Billing;
  /** Index of the selected size, if any. */
  index: number | undefined;
  onChoose: (index: number) => void;
}

/** What a user of the smallest tier pays, which is the most: “$100 for 10–50 users”. */
export function FirstTier({ plan, billing }: Pick<TierChoiceProps, 'plan' | 'billing'>) {
  const [tier] = tiers[plan];
  const { form, values } = tierForm(tier);
  const price = <Price cents={tierPrice(tier, billing)} />;
  return <FormattedMessage id={`pricing.cards.${form}`} values={{ ...values, price }} />;
}

/** The size of a plan, at first the smallest with its price, as a button that opens the list of all. */
export function TierChoice({ plan, billing, index, onChoose }: TierChoiceProps) {
  const text = useText();
  const sizeText = useSizeText();
  const chosen = sizeAt(plan, index);

  function firstTierText() {
    const { form, values } = tierForm(tiers[plan][0]);
    const price = priceText(tierPrice(tiers[plan][0], billing));
    return text(`pricing.cards.${form}`, { ...values, price });
  }

  const size = chosen ? sizeText(chosen) : firstTierText();
  // Beside the price of a chosen size its name is enough.
  const shown = chosen ? <MessageText>{size}</MessageText> : <FirstTier plan={plan} billing={billing} />;
  return (
    <Typography
      variant="meta"
      component="div" // Two lines beside any price, so that nothing moves when the figures change.
      sx={{ minWidth: 0, maxWidth: { lg: '7.5em' }, textWrap: 'balance' }}
    >
      <ChoiceMenu
        variant="text"
        label={text('pricing.size.label', { plan: text(`pricing.plan.${plan}`), size })}
        options={sizesOf(plan).map((option, value) => ({
          value,
          children: (
            <>
              <span>{sizeText(option)}</span>
              <SizePrice price={sizePrice(option, billing)} />
            </>
          ),
          sx: value === tiers[plan].length ? divider : {},
        }))}
        value={index}
        onChoose={onChoose}
      >
        {shown}
      </ChoiceMenu>
      <Box
        component="span"
        data-unindexed
        sx={{ display: 'none', [withoutJs]: { display: 'inline' }, '@media print': { display: 'inline' } }}
      >
        {shown}
      </Box>
    </Typography>
  );
}

function SizePrice({ price }: { price: ReturnType<typeof sizePrice> }) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{
        color: 'text.secondary',
        fontWeight: 'fontWeightRegular',
        whiteSpace: 'nowrap',
        [reflowQuery]: { whiteSpace: 'normal' },
      }}
    >
      {typeof price === 'number' ? (
        <Price cents={price} />
      ) : (
        <FormattedMessage id="pricing.size.flatAmount" />
      )}
    </Box>
  );
}
