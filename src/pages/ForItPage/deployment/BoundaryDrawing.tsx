import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../locale/useLocale';
import { useText } from '../../../locale/useText';

/** From shared to private. */
export const deployments = ['shared', 'cloud', 'own'] as const;
type Deployment = (typeof deployments)[number];

const width = 288;
const height = 144;

/** Token colours, so that drawings follow the colour scheme; in forced colours everything has the text colour. */
const Drawing = styled('svg')(({ theme: { palette, typography } }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
  overflow: 'visible',
  fill: 'none',
  stroke: palette.line.ink,
  strokeWidth: 1.5,
  '& text': { ...typography.meta, stroke: 'none', fill: palette.text.secondary },
  '& .faint': { stroke: palette.line.edge },
  '& .dashed': { strokeDasharray: '4 4' },
  '& .strong': { strokeWidth: 2.5 },
  '& .yours': { fill: palette.action.fill, stroke: 'none' },
  '& .yours-lines': { stroke: palette.action.onFill, strokeWidth: 2 },
  '@media (forced-colors: active)': {
    stroke: 'CanvasText',
    '& .yours': { fill: 'CanvasText' },
    '& .yours-lines': { stroke: 'Canvas' },
    '& text': { fill: 'CanvasText' },
  },
}));

/** The outline of a sheet with a folded corner. */
const sheet = (x: number, y: number) => `M${x} ${y}h32l12 12v44h-44z`;

function YourDocument({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className="yours" d={sheet(x, y)} />
      <path
        className="yours-lines"
        d={`M${x + 9} ${y + 22}h26M${x + 9} ${y + 31}h26M${x + 9} ${y + 40}h17`}
      />
    </>
  );
}

function OtherDocument({ x, y }: { x: number; y: number }) {
  return <path className="faint" d={`${sheet(x, y)}M${x + 32} ${y}v12h12`} />;
}

/** Shapes are drawn left to right and mirrored in Hebrew; text is placed separately. */
const shapes: Record<Deployment, ReactNode> = {
  shared: (
    <>
      <path d="M1 33h286v110H1z" />
      <path className="dashed" d="M96 33v110M192 33v110" />
      <OtherDocument x={26} y={70} />
      <YourDocument x={122} y={70} />
      <OtherDocument x={218} y={70} />
    </>
  ),
  cloud: (
    <>
      <path className="faint" d="M1 33h286v110H1z" />
      <path d="M68 66h152v68H68z" />
      <YourDocument x={122} y={72} />
    </>
  ),
  own: (
    <>
      <path className="faint dashed" d="M1 33h96v110H1z" />
      <path d="M103 88h33M128 80l8 8l-8 8" />
      <path className="strong" d="M148 34h138v108H148z" />
      <YourDocument x={195} y={60} />
    </>
  ),
};

/** Where the boundaries' labels are, from the start side; `y` is their middle. */
const labels = {
  shared: [
    { name: 'ourCloud', x: 0, y: 16, anchor: 'start' },
    { name: 'yourPartition', x: 144, y: 52, anchor: 'middle' },
  ],
  cloud: [
    { name: 'cloud', x: 0, y: 16, anchor: 'start' },
    { name: 'privateCloud', x: 144, y: 50, anchor: 'middle' },
  ],
  own: [
    { name: 'us', x: 0, y: 16, anchor: 'start' },
    { name: 'yourNetwork', x: 148, y: 16, anchor: 'start' },
  ],
} as const;

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`;

/** A way to run the product as nested boundaries around a document, with the same in words as its label. */
export function BoundaryDrawing({ of }: { of: Deployment }) {
  const text = useText();
  const direction = useLocale('direction');
  const isMirrored = direction === 'rtl';
  return (
    <Drawing role="img" aria-label={text(`forIt.deployment.${of}.drawing`)}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <g transform={isMirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>{shapes[of]}</g>
      </svg>
      {/* Only placed by the drawing's scale, so that they keep the size of text. */}
      {labels[of].map(({ name, x, y, anchor }) => (
        <text
          key={name}
          x={percent(isMirrored ? width - x : x, width)}
          y={percent(y, height)}
          textAnchor={anchor}
          dominantBaseline="central"
        >
          <FormattedMessage id={`forIt.drawing.${name}`} />
        </text>
      ))}
    </Drawing>
  );
}
