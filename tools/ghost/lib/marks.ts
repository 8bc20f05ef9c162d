/**
 * The print marks that the blogs' pictures are composed of, as SVG shapes: no font is needed and no word is baked in.
 * The pictures are content of the seeded blogs, not part of the theme, so their colours live here.
 */
import sharp from 'sharp';

export const ground = { paper: '#f1efe8', sheet: '#ffffff', blueback: '#dde3ea', ink: '#141c28' };
export const mark = { delete: '#b3261e', insert: '#1c46b0', highlight: '#ffe98f', highlightInk: '#4a3a00' };
const wash = { delete: '#f2c9c4', insert: '#b9c9f1' };
export const line = {
  pale: '#bfbeb5',
  grey: '#8c9096',
  ink: '#141c28',
  onInk: '#f4f3ee',
  onInkSoft: '#b9c1cc',
  rule: '#8f9ba9',
};

export interface Picture {
  width: number;
  height: number;
  svg: string;
}

/** One picture: shapes on a ground, in a drawing space of `width` × `height` units. */
export function picture(fill: string, shapes: string, width = 640, height = 400): Picture {
  const frame = `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return { width, height, svg: `${open}${frame}${shapes}</svg>` };
}

export const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Typed lines: a bar for each `[x, y, length]`. */
export const bars = (rows: [x: number, y: number, length: number][], colour: string, weight: number) =>
  stroke(rows.map(([x, y, length]) => `M${x} ${y}h${length}`).join(''), colour, weight);

/** The proofreader's dots under words that stand. */
export const dots = (x: number, y: number, count: number, pitch: number, radius: number, colour: string) =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${x + i * pitch}" cy="${y}" r="${radius}" fill="${colour}"/>`,
  ).join('');

/** A struck phrase: a wash, and the red line that runs a little over both ends. */
export const struck = (x: number, y: number, length: number, weight = 26) =>
  bars([[x, y, length]], wash.delete, weight) + bars([[x - 8, y, length + 16]], mark.delete, weight / 4.3);

/** An inserted phrase: a wash above two lines. */
export const inserted = (x: number, y: number, length: number, weight = 26) =>
  bars([[x, y - weight * 0.38, length]], wash.insert, weight) +
  stroke(
    `M${x} ${y + weight * 0.62}h${length}M${x} ${y + weight * 0.97}h${length}`,
    mark.insert,
    weight / 6.5,
  );

/** The double rule of pleading paper. */
export const doubleRule = (x: number, height: number, colour = line.rule) =>
  stroke(`M${x} 0v${height}M${x + 5} 0v${height}`, colour, 1);

export const text = (rows: [number, number, number][]) => bars(rows, line.pale, 13);

/** The section sign: a hook with a ball at its end, and the same hook turned round, meeting in one eye. */
export function sectionSign(x: number, y: number, size: number, colour: string) {
  const hook =
    '<path d="M17 -37C14 -48 6 -53 -2 -53C-13 -53 -20 -46 -20 -37C-20 -20 26 -10 26 14C26 20 23 25 17 28"/>' +
    `<circle cx="14.5" cy="-37" r="6.8" fill="${colour}" stroke="none"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="${colour}" stroke-width="8.5">` +
    `${hook}<g transform="rotate(180)">${hook}</g></g>`
  );
}

/** Renders a picture as PNG, `width` pixels wide; flat colours, so a palette keeps it near 15 kB. */
export async function png({ svg, width: units, height }: Picture, width: number) {
  const image = sharp(Buffer.from(svg), { density: (72 * width) / units });
  const data = await image
    .resize(width, Math.round((height / units) * width))
    .png({ palette: true, effort: 9 })
    .toBuffer();
  return { data, width, height: Math.round((height / units) * width) };
}
