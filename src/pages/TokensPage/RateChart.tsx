import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideWithoutJsAndInPrint } from '../../styles/hideWithoutJs';
import { numberText, priceText } from '../../text/numbers';
import { Price } from '../../components/Price';
import { reflowQuery } from '../../styles/mediaQueries';
import { postpaidRate, largestPackage, tokenPackages, type TokenPackage } from '../../data/tokens';
import { useLocale } from '../../locale/useLocale';
import { useText } from '../../locale/useText';
import { packageNear, stepLine, ticks, xOf, yOf } from './chart';

/** In percent, so that it scales while lines and text keep their size. */
const Drawing = styled('svg')(({ theme: { palette, typography, timing, breakpoints } }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& text': {
    ...typography.meta,
    fontWeight: typography.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    fill: palette.text.tertiary,
  },
  // No room for this label on phones.
  [breakpoints.down('sm')]: { '& .crowded': { display: 'none' } },
  '& .grid': { stroke: palette.line.hair },
  '& .postpaid': {
    stroke: palette.line.edge,
    strokeDasharray: '1 5',
    strokeLinecap: 'round',
    strokeWidth: 1.5,
  },
  '& .steps': { fill: 'none', stroke: palette.text.primary, strokeWidth: 2.5, strokeLinejoin: 'miter' },
  '& .package': { fill: palette.text.primary },
  '& .drop': { stroke: palette.text.primary, strokeDasharray: '3 4' },
  '& .marker': { fill: palette.surface.sheet, stroke: palette.text.primary, strokeWidth: 2.5 },
  '@media (forced-colors: active)': {
    '& text, & .package': { fill: 'CanvasText' },
    '& line, & .steps, & .marker': { stroke: 'CanvasText' },
    '& .marker': { fill: 'Canvas' },
  },
  // With variables, whose values the RTL plugin does not flip.
  '& .marker, & .drop': {
    transform: 'translate(var(--x), var(--y, 0))',
    transition: `transform ${timing.duration.menu}ms ${timing.easing.standard}`,
  },
}));

/** Vertical position of the marker's text, between the highest prepaid rate and the postpaid one. */
const flagRate = 5_25;

interface RateChartProps {
  selected: TokenPackage;
  onSelect: (chosen: TokenPackage) => void;
}

/**
 * Price per million tokens by package size, with a marker at the selected package. The axis runs left to right in both languages. A press
 * selects the nearest package, and so does dragging; keyboard users have the table.
 */
export function RateChart({ selected, onSelect }: RateChartProps) {
  const text = useText();
  const direction = useLocale('direction');
  const { millions, rate } = selected;
  const [smallest, largest] = [tokenPackages[0], largestPackage];
  const x = xOf(millions);

  function pick({ clientX, currentTarget }: MouseEvent) {
    const { x: start, width } = currentTarget.getBoundingClientRect();
    const near = packageNear(((clientX - start) / width) * 100);
    if (near !== selected) onSelect(near);
  }

  return (
    <section aria-labelledby="rates">
      <Typography variant="h3" component="h2" id="rates">
        <FormattedMessage id="tokens.chart.title" />
      </Typography>
      <Typography variant="finePrint" sx={{ textWrap: 'balance', marginBlockStart: 0.5 }}>
        <FormattedMessage id="tokens.chart.note" />{' '}
        <Box component="span" sx={hideWithoutJsAndInPrint}>
          <FormattedMessage id="tokens.chart.choose" />
        </Box>
      </Typography>
      <Paper
        variant="sheet"
        dir="ltr"
        sx={{
          marginBlockStart: 2.5,
          paddingBlock: (theme) => ({ xs: theme.spacing(3.5, 6.5), sm: theme.spacing(5, 7.5) }),
          paddingInline: (theme) => ({ xs: theme.spacing(7.75, 3.25), sm: theme.spacing(10.5, 5) }),
          breakInside: 'avoid',
        }}
      >
        <Box
          role="img"
          aria-label={text('tokens.chart.label', {
            highest: priceText(smallest.rate, true),
            smallest: numberText(smallest.millions),
            lowest: priceText(largest.rate, true),
            largest: numberText(largest.millions),
            millions: numberText(millions),
            rate: priceText(rate, true),
          })}
          onClick={pick}
          onPointerDown={({ currentTarget, pointerId, button }) =>
            button === 0 && currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
          sx={{
            position: 'relative',
            height: { xs: 230, sm: 300 },
            cursor: 'pointer',
            userSelect: 'none',
            touchAction: 'pan-y',
          }}
        >
          <Drawing aria-hidden focusable="false">
            {ticks.rates.map((one) => (
              <g key={one}>
                <line
                  className={one === postpaidRate ? 'postpaid' : 'grid'}
                  x1="0"
                  x2="100%"
                  y1={`${yOf(one)}%`}
                  y2={`${yOf(one)}%`}
                />
                <text x="-16" y={`${yOf(one)}%`} dy="5" textAnchor="end">
                  {priceText(one, true)}
                </text>
              </g>
            ))}
            <text x="100%" y={`${yOf(postpaidRate)}%`} dy="-8" textAnchor="end">
              {text('tokens.chart.postpaid')}
            </text>
            {ticks.sizes.map((one) => (
              <text
                key={one}
                className={one === 5_000 ? 'crowded' : undefined}
                x={`${xOf(one)}%`}
                y="100%"
                dy="30"
                textAnchor="middle"
              >
                {numberText(one)}
              </text>
            ))}
            <Box
              component="line"
              className="drop"
              y1={`${yOf(flagRate)}%`}
              y2="100%"
              sx={{ '--x': `${x}%` }}
            />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className="steps" vectorEffect="non-scaling-stroke" d={stepLine()} />
            </svg>
            {tokenPackages.map((one) => (
              <circle
                key={one.millions}
                className="package"
                cx={`${xOf(one.millions)}%`}
                cy={`${yOf(one.rate)}%`}
                r="3.5"
              />
            ))}
            <Box
              component="circle"
              className="marker"
              r="7"
              sx={{ '--x': `${x}%`, '--y': `${yOf(rate)}%` }}
            />
          </Drawing>
          <Box
            sx={{
              position: 'absolute',
              insetBlockStart: `calc(${yOf(flagRate)}% - 16px)`,
              insetInlineStart: `${x}%`,
              // Keeps the label inside the chart and over all of the line. `translate`, since the RTL plugin would flip a `transform`.
              translate: `calc(-${x}% - 1px) 0`,
              padding: (theme) => theme.spacing(0.375, 1.375),
              // Forced colours remove the background.
              border: '1px solid transparent',
              backgroundColor: 'action.fill',
              color: 'action.onFill',
              whiteSpace: 'nowrap',
              [reflowQuery]: { whiteSpace: 'normal' },
              fontVariantNumeric: 'tabular-nums lining-nums',
            }}
          >
            <Typography
              variant="small"
              component="div"
              dir={direction}
              sx={{ fontWeight: 'fontWeightMedium' }}
            >
              <FormattedMessage
                id="tokens.chart.marker"
                values={{ millions: numberText(millions), rate: <Price cents={rate} withCents /> }}
              />
            </Typography>
          </Box>
        </Box>
      </Paper>
    </section>
  );
}
