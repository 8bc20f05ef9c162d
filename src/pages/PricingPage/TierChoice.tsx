import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { sizeAt, sizePrice, sizesOf, tiers, type Billing, type TieredPlan } from '../../data/prices';
import { useText } from '../../locale/useText';
import { showWithoutJs } from '../../styles/hideWithoutJs';
import { ChoiceMenu } from './ChoiceMenu';
import { useSizeText } from './useSizeText';

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

/** The sizes of a plan, in a menu. */
export function TierChoice({ plan, billing, index, onChoose }: TierChoiceProps) {
  const text = useText();
  const sizeText = useSizeText();
  const chosen = sizeAt(plan, index);
  const size = chosen ? sizeText(chosen) : text('pricing.size.choose');

  return (
    <>
      <ChoiceMenu
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
        {size}
      </ChoiceMenu>
      <Box data-unindexed sx={showWithoutJs}>
        <PageLink to="/pricing#tiers">
          <FormattedMessage id="pricing.cards.allSizes" />
        </PageLink>
      </Box>
    </>
  );
}

function SizePrice({ price }: { price: ReturnType<typeof sizePrice> }) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular', whiteSpace: 'nowrap' }}
    >
      {typeof price === 'number' ? (
        <Price cents={price} />
      ) : (
        <FormattedMessage id="pricing.size.flatAmount" />
      )}
    </Box>
  );
}
