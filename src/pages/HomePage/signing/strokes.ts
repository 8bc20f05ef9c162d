export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A stroke as SVG path data, smoothed through the midpoints. A single point is a dot. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  if (rest.length === 0) return `M${at(first)}h0.1`;
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    return `Q${at(point)} ${at(next ? between(point, next) : point)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}
