import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../components/hideWithoutJs';
import { Icon } from '../../components/Icon';
import { PageLink } from '../../components/PageLink';
import { Price } from '../../components/Price';
import { useOnDemand } from '../../components/useOnDemand';
import { sizePrice, sizesOf, tiers, type Billing, type TieredPlan } from '../../data/prices';
import { useText } from '../../locale/useText';
import { useSizeText } from './useSizeText';

const loadMenu = () => import('../../components/RadioMenu');

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

/** Scrolls so that the list fits below its button, without scrolling the price out of view. */
function makeRoom(button: HTMLElement, rows: number) {
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + rows * 44 + 56 - window.innerHeight;
  if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, top - 280)), behavior: 'instant' });
}

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
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { isOpen, part, open, close, trigger } = useOnDemand(loadMenu);
  const chosen = sizesOf(plan)[index ?? -1];
  const size = chosen ? sizeText(chosen) : text('pricing.size.choose');
  const label = text('pricing.size.label', { plan: text(`pricing.plan.${plan}`), size });

  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-label={label}
        aria-haspopup="menu"
        {...trigger}
        endIcon={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />}
        onClick={({ currentTarget }) => {
          makeRoom(currentTarget, sizesOf(plan).length);
          setAnchor(currentTarget);
          open();
        }}
        sx={{
          justifyContent: 'space-between',
          paddingInline: (theme) => theme.spacing(1.75, 2),
          textAlign: 'start',
          ...hideWithoutJsAndInPrint,
        }}
      >
        {size}
      </Button>
      <Box sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
        <PageLink to="/pricing#tiers">
          <FormattedMessage id="pricing.cards.allSizes" />
        </PageLink>
      </Box>
      {isOpen && part && anchor && (
        <part.RadioMenu
          anchor={anchor}
          label={label}
          // Only below its button: above it is the price that a choice changes.
          marginThreshold={null}
          sx={{
            minWidth: Math.max(anchor.offsetWidth, 240),
            marginBlockStart: 0.75,
            maxHeight: `calc(100dvh - ${anchor.getBoundingClientRect().bottom + 16}px)`,
          }}
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
          onClose={close}
        />
      )}
    </>
  );
}

function SizePrice({ price }: { price: ReturnType<typeof sizePrice> }) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}
    >
      {typeof price === 'number' ? <Price cents={price} /> : <FormattedMessage id="pricing.size.flat" />}
    </Box>
  );
}
