import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { priceText } from '../../text/numbers';
import { tierIndex, tierPrice, type Billing } from '../../data/prices';
import { lastPosition, positionOf, usersAt, type Scale } from './tierScale';
import { useText } from '../../locale/useText';
import { PriceSteps } from './PriceSteps';

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
  const knob = {
    boxSizing: 'border-box',
    appearance: 'none',
    width: thumb,
    height: thumb,
    border: ({ palette }: Theme) => `2px solid ${palette.line.ink}`,
    borderRadius: '50%',
    backgroundColor: 'surface.sheet',
    '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  };

  const ring = { outline: ({ palette }: Theme) => `2px solid ${palette.action.focus}`, outlineOffset: 2 };

  return (
    <PriceSteps
      // An empty field names no tier.
      current={users > 0 ? current : undefined}
      steps={scale.map((tier, index) => ({
        id: tier.from,
        price: tierPrice(tier, billing),
        name: `${tier.from}${tier.isOpen ? '+' : index === scale.length - 1 ? `–${tier.to}` : ''}`,
      }))}
    >
      <Box
        component="input"
        type="range"
        id={id}
        min={0}
        max={lastPosition(scale)}
        value={positionOf(scale, users)}
        aria-valuetext={text('pricing.quote.scaleValue', {
          count: text('pricing.quote.count', { users }),
          rate: priceText(tierPrice(scale[current] ?? scale[0], billing)),
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
    </PriceSteps>
  );
}
