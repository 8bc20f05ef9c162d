import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../components/Price';
import { sizePrice, sizesOf, tiers, type Billing, type TieredPlan } from '../../data/prices';
import { useSizeText } from './useSizeText';

interface TierMenuProps {
  /** The button the menu belongs to. */
  anchor: HTMLElement;
  label: string;
  plan: TieredPlan;
  billing: Billing;
  index: number | undefined;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** The sizes of a plan, each with its price; flat payments are below a divider. */
export function TierMenu({ anchor, label, plan, billing, index, onChoose, onClose }: TierMenuProps) {
  const sizeText = useSizeText();
  return (
    <Menu
      open
      anchorEl={anchor}
      container={anchor.closest('main')}
      onClose={onClose}
      disableScrollLock
      // Only below its button: above it is the price that a choice changes.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      marginThreshold={null}
      slotProps={{
        paper: {
          sx: {
            minWidth: Math.max(anchor.offsetWidth, 240),
            marginBlockStart: 0.75,
            maxHeight: `calc(100dvh - ${anchor.getBoundingClientRect().bottom + 16}px)`,
          },
        },
        list: { 'aria-label': label },
      }}
    >
      {sizesOf(plan).map((size, place) => {
        const price = sizePrice(size, billing);
        return (
          <MenuItem
            key={sizeText(size)}
            role="menuitemradio"
            aria-checked={place === index}
            selected={place === index}
            onClick={() => {
              onChoose(place);
              onClose();
            }}
            sx={(theme) =>
              place === tiers[plan].length
                ? {
                    position: 'relative',
                    marginBlockStart: 1.125,
                    '&::before': {
                      content: '""',
                      position: 'absolute',
                      inset: '-5px 0 auto',
                      borderBlockStart: `1px solid ${theme.palette.line.hair}`,
                    },
                  }
                : {}
            }
          >
            <span>{sizeText(size)}</span>
            <Box
              component="span"
              className="tabular"
              sx={{ color: 'text.secondary', fontWeight: 'fontWeightRegular' }}
            >
              {typeof price === 'number' ? (
                <Price cents={price} />
              ) : (
                <FormattedMessage id="pricing.size.flat" />
              )}
            </Box>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
