import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { liveOnScreen } from '../../components/liveOnly';
import { Icon } from '../../components/Icon';
import { PageLink } from '../../components/PageLink';
import { sizesOf, type Billing, type TieredPlan } from '../../data/prices';
import { useText } from '../../locale/useText';
import { useSizeText } from './useSizeText';

/** The menu brings a popover's code along, so it is fetched when a visitor reaches for it. */
const loadMenu = () => import('./TierMenu');
const TierMenu = lazy(() => loadMenu().then((module) => ({ default: module.TierMenu })));

interface TierChoiceProps {
  plan: TieredPlan;
  billing: Billing;
  /** Place of the chosen size in the list; undefined until one is chosen. */
  index: number | undefined;
  onChoose: (index: number) => void;
}

/** A card's list of sizes (P5): closes on a choice, on Escape and on a press outside; the focus returns to its button. */
export function TierChoice({ plan, billing, index, onChoose }: TierChoiceProps) {
  const text = useText();
  const sizeText = useSizeText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const size = index === undefined ? text('pricing.size.choose') : sizeText(sizesOf(plan)[index]!);
  const label = text('pricing.size.label', { plan: text(`pricing.plan.${plan}`), size });

  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name={anchor ? 'chevronUp' : 'chevronDown'} />}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          justifyContent: 'space-between',
          paddingInline: '14px 16px',
          textAlign: 'start',
          ...liveOnScreen,
        }}
      >
        {size}
      </Button>
      <Box sx={{ display: 'none', '@media (scripting: none)': { display: 'block' } }}>
        <PageLink to="/pricing#tiers">
          <FormattedMessage id="pricing.cards.allSizes" />
        </PageLink>
      </Box>
      {anchor && (
        <Suspense>
          <TierMenu
            anchor={anchor}
            label={label}
            plan={plan}
            billing={billing}
            index={index}
            onChoose={onChoose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
