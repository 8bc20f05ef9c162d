import { styled, useTheme } from '@mui/material/styles';
import { useRef, useState, type PointerEvent } from 'react';
import { useText } from '../../../locale/useText';
import { pathOf, type Point, type Stroke } from './strokes';

/** The SVG's internal size. */
const [width, height] = [480, 120];

const Pad = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  stroke: theme.palette.text.primary,
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  cursor: 'crosshair',
  // Lets touch draw instead of scrolling.
  touchAction: 'none',
  '& text': {
    fontFamily: theme.typography.families.display,
    // In SVG units.
    fontSize: 16 * Number.parseFloat(theme.typography.sizes.figure4),
    fill: theme.palette.text.primary,
    stroke: 'none',
  },
}));

interface SignaturePadProps {
  strokes: readonly Stroke[];
  /** Typed initials, shown instead of a drawing. */
  typed: string;
  /** Called after each stroke. */
  onDraw: (stroke: Stroke) => void;
}

/** Draws initials with mouse, pen or finger; a text field is the alternative. */
export function SignaturePad({ strokes, typed, onDraw }: SignaturePadProps) {
  const text = useText();
  const { direction } = useTheme();
  const [stroke, setStroke] = useState<Stroke>();
  // Its pointer and its points are not read from the state, since the next event may come before a render.
  const drawing = useRef<{ pointerId: number; stroke: Stroke }>(undefined);

  function show(next: typeof drawing.current) {
    drawing.current = next;
    setStroke(next?.stroke);
  }

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const scale = width / shown;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    // One pointer draws at a time: a second finger, or the hand that rests on the screen, would mix its points in.
    if (event.button !== 0 || drawing.current) return;
    const { currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    show({ pointerId, stroke: [pointOf(event)] });
  }

  function move(event: PointerEvent<SVGSVGElement>) {
    const { pointerId, stroke: before = [] } = drawing.current ?? {};
    if (pointerId === event.pointerId) show({ pointerId, stroke: [...before, pointOf(event)] });
  }

  function end({ pointerId }: PointerEvent) {
    if (drawing.current?.pointerId !== pointerId) return;
    onDraw(drawing.current.stroke);
    show(undefined);
  }

  return (
    <Pad
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={text(strokes.length > 0 || typed ? 'home.signing.signed' : 'home.signing.empty')}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={[...strokes, stroke ?? []].map(pathOf).join('')} />
      {typed && !stroke && (
        // From the start of its line, as the machine's words from that of theirs.
        <text x={direction === 'rtl' ? width : 0} y={height - 20}>
          {typed}
        </text>
      )}
    </Pad>
  );
}
