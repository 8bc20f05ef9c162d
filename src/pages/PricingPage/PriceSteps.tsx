import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Price } from '../../components/Price';

interface Step {
  id: string | number;
  /** Cents under the shown billing. */
  price: number;
  name: ReactNode;
}

interface PriceStepsProps {
  steps: readonly Step[];
  /** Index of the step that applies, if one does. */
  current: number | undefined;
  /** Between the steps and their names. */
  children?: ReactNode;
}

/** Prices as steps of their height above their names; decorative. */
export function PriceSteps({ steps, current, children }: PriceStepsProps) {
  const highest = Math.max(...steps.map(({ price }) => price));
  const columns = {
    display: 'grid',
    gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  };
  return (
    // A numeric axis runs from left to right in Hebrew, too.
    <div dir="ltr">
      <Box
        aria-hidden="true"
        sx={{ ...columns, alignItems: 'end', height: 104, borderBlockEnd: 1, borderColor: 'line.edge' }}
      >
        {steps.map(({ id, price }, index) => (
          <Box
            key={id}
            sx={{
              height: `${(100 * price) / highest}%`,
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
            <Price cents={price} />
          </Box>
        ))}
      </Box>
      {children}
      <Box
        aria-hidden="true"
        sx={{ ...columns, typography: 'meta', color: 'text.tertiary', marginBlockStart: children ? 0 : 1.5 }}
      >
        {steps.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </Box>
    </div>
  );
}
