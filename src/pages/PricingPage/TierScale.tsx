import Box from '@mui/material/Box';
import { Price } from '../../components/Price';
import { priceText } from '../../components/priceText';
import { tierIndex, tierPrice, type Billing } from '../../data/prices';
import { lastPosition, positionOf, usersAt, type Scale, type ScaleTier } from '../../data/tierScale';
import { useText } from '../../locale/useText';

interface TierScaleProps {
  /** The id that the label refers to. */
  id: string;
  scale: Scale;
  billing: Billing;
  users: number;
  onChange: (users: number) => void;
}

/** Half of the thumb overlaps each end, so that its centre marks the value. */
const thumb = 24;

/** The tiers as steps as high as their price, with a slider for the number of users. */
export function TierScale({ id, scale, billing, users, onChange }: TierScaleProps) {
  const text = useText();
  const current = tierIndex(scale, users);
  const highest = scale[0].cents;
  const price = (tier: ScaleTier) => tierPrice(tier, billing);
  const columns = {
    display: 'grid',
    gridTemplateColumns: `repeat(${scale.length}, minmax(0, 1fr))`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  };
  const knob = {
    boxSizing: 'border-box',
    appearance: 'none',
    width: thumb,
    height: thumb,
    border: '2px solid',
    borderColor: 'line.ink',
    borderRadius: '50%',
    backgroundColor: 'surface.sheet',
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  };

  const ring = { outline: '2px solid', outlineColor: 'action.focus', outlineOffset: 2 };

  return (
    // A numeric axis runs from left to right in Hebrew, too.
    <div dir="ltr">
      <Box
        aria-hidden="true"
        sx={{ ...columns, alignItems: 'end', height: 104, borderBlockEnd: 1, borderColor: 'line.edge' }}
      >
        {scale.map((tier, index) => (
          <Box
            key={tier.from}
            sx={{
              height: `${(100 * tier.cents) / highest}%`,
              paddingBlock: 0.75,
              paddingInline: { xs: 0.5, sm: 1 },
              borderBlockStart: '2px solid',
              borderInlineStart: index > 0 ? '1px solid' : 0,
              borderColor: index === current ? 'line.ink' : 'line.strong',
              color: 'text.secondary',
              typography: 'small',
              whiteSpace: 'nowrap',
              ...(index === current && {
                backgroundColor: 'surface.laid',
                color: 'text.primary',
                fontWeight: 'fontWeightMedium',
              }),
            }}
          >
            <Price cents={price(tier)} />
          </Box>
        ))}
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        min={0}
        max={lastPosition(scale)}
        value={positionOf(scale, users)}
        aria-valuetext={text('pricing.quote.scaleValue', {
          count: text('pricing.quote.count', { users }),
          rate: priceText(price(scale[current] ?? scale[0])),
        })}
        onChange={({ target }: { target: HTMLInputElement }) =>
          onChange(usersAt(scale, target.valueAsNumber))
        }
        sx={{
          display: 'block',
          appearance: 'none',
          width: `calc(100% + ${thumb}px)`,
          height: thumb,
          margin: `${-thumb / 2}px`,
          marginBlockEnd: 0,
          background: 'none',
          cursor: 'pointer',
          '&::-webkit-slider-runnable-track': { height: thumb },
          '&::-webkit-slider-thumb': knob,
          '&::-moz-range-thumb': knob,
          // The focus ring is around the thumb, as on MUI's slider.
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::-webkit-slider-thumb': ring,
          '&:focus-visible::-moz-range-thumb': ring,
        }}
      />
      <Box aria-hidden="true" sx={{ ...columns, typography: 'meta', color: 'text.tertiary' }}>
        {scale.map(({ from, to, isOpen }, index) => (
          <span key={from}>
            {from}
            {isOpen ? '+' : index === scale.length - 1 && `–${to}`}
          </span>
        ))}
      </Box>
    </div>
  );
}
