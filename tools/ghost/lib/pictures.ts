/** The blogs' pictures: compositions of print marks on three grounds (paper, blueback, ink). */
import {
  bars,
  dots,
  doubleRule,
  ground,
  inserted,
  line,
  mark,
  picture,
  sectionSign,
  stroke,
  struck,
  text,
} from './marks.ts';

/** Feature images, one a post (16:10). */
const features = {
  /** A cited span and the comment that hangs from it. */
  margin: picture(
    ground.sheet,
    text([
      [60, 70, 330],
      [60, 112, 330],
      [60, 196, 330],
      [60, 238, 240],
      [60, 322, 330],
      [60, 364, 330],
    ]) +
      bars([[60, 154, 210]], mark.highlight, 30) +
      bars([[60, 154, 210]], mark.highlightInk, 12) +
      stroke('M270 154h170', line.ink, 1.5) +
      `<rect x="440" y="112" width="150" height="84" fill="${ground.sheet}" stroke="${line.pale}"/>` +
      stroke('M441 112v84', line.ink, 5) +
      bars(
        [
          [462, 138, 104],
          [462, 158, 104],
          [462, 178, 54],
        ],
        line.grey,
        6,
      ) +
      doubleRule(420, 400, line.pale),
  ),
  /** Brackets around the one thing that is fixed. */
  brackets: picture(
    ground.ink,
    stroke('M110 70H70v260h40M530 70h40v260h-40', line.onInk, 5) +
      stroke('M200 118h-34v164h34M440 118h34v164h-34', line.onInkSoft, 5) +
      `<rect x="226" y="176" width="188" height="48" fill="${mark.highlight}"/>`,
  ),
  /** Two columns under one numbering. */
  columns: picture(
    ground.blueback,
    `<rect x="64" y="48" width="512" height="352" fill="${ground.sheet}"/>` +
      stroke('M300 48v352M340 48v352', line.pale, 1) +
      bars(
        [
          [92, 104, 180],
          [92, 134, 180],
          [92, 164, 96],
          [92, 218, 180],
          [92, 248, 140],
          [92, 302, 180],
          [92, 332, 60],
        ],
        line.grey,
        7,
      ) +
      bars(
        [
          [368, 104, 180],
          [368, 134, 180],
          [452, 164, 96],
          [368, 218, 180],
          [418, 248, 130],
          [368, 302, 180],
          [468, 332, 80],
        ],
        line.grey,
        7,
      ) +
      dots(320, 104, 1, 0, 6, line.ink) +
      dots(314, 218, 2, 12, 6, line.ink) +
      dots(308, 302, 3, 12, 6, line.ink),
  ),
  /** One deletion and one insertion, in their places. */
  redline: picture(
    ground.sheet,
    text([
      [80, 92, 480],
      [80, 140, 300],
      [80, 236, 420],
      [80, 284, 480],
      [80, 332, 180],
    ]) +
      struck(80, 188, 250) +
      inserted(352, 188, 208) +
      stroke('M600 172v40', line.ink, 5),
  ),
  /** The section sign, larger than the page. */
  section: picture(ground.blueback, sectionSign(320, 214, 330, line.ink) + doubleRule(96, 400)),
  /** What leaves the building, masked. */
  redaction: picture(
    ground.ink,
    bars(
      [
        [70, 86, 500],
        [70, 136, 190],
        [392, 136, 178],
        [70, 186, 96],
        [300, 186, 270],
        [70, 236, 500],
        [70, 286, 300],
        [70, 336, 150],
        [352, 336, 90],
      ],
      line.onInkSoft,
      9,
    ) +
      bars(
        [
          [276, 136, 100],
          [182, 186, 102],
          [386, 286, 184],
          [236, 336, 100],
        ],
        line.onInk,
        30,
      ),
  ),
  /** Struck, and then kept: the mark that only a person makes. */
  stet: picture(
    ground.paper,
    bars([[150, 190, 340]], line.ink, 86) +
      bars([[126, 190, 388]], mark.delete, 10) +
      dots(164, 284, 12, 28.4, 8, line.ink),
  ),
  /** A caret, and the words it lets in. */
  caret: picture(
    ground.paper,
    bars(
      [
        [70, 272, 214],
        [356, 272, 214],
      ],
      line.grey,
      22,
    ) +
      stroke('M288 330L320 250L352 330', mark.insert, 8) +
      inserted(214, 168, 212, 40),
  ),
};

/** Pictures inside posts. */
const plates = {
  /** The parts of a playbook entry, from preferred to hard stop. */
  ladder: picture(
    ground.sheet,
    [0, 1, 2, 3, 4]
      .map((step) => {
        const x = 60 + step * 168;
        const fill = step === 4 ? line.ink : step === 3 ? mark.highlight : ground.blueback;
        return `<rect x="${x}" y="${250 - step * 36}" width="140" height="${90 + step * 36}" fill="${fill}"/>`;
      })
      .join('') + stroke('M40 340h880', line.ink, 3),
    960,
    400,
  ),
  /** A sheet with its trim marks: the page as a proof. */
  proof: picture(
    ground.blueback,
    `<rect x="180" y="50" width="280" height="300" fill="${ground.sheet}"/>` +
      bars(
        [
          [210, 96, 220],
          [210, 126, 220],
          [210, 156, 160],
          [210, 216, 220],
          [210, 246, 220],
          [210, 276, 90],
        ],
        line.pale,
        9,
      ) +
      stroke(
        'M180 20v20M160 50h-20M460 20v20M480 50h20M180 360v20M160 350h-20M460 360v20M480 350h20',
        line.ink,
        2,
      ) +
      `<circle cx="90" cy="200" r="14" fill="none" stroke="${line.ink}" stroke-width="2"/>` +
      stroke('M66 200h48M90 176v48', line.ink, 2),
  ),
  draft: picture(
    ground.sheet,
    text([
      [70, 110, 340],
      [70, 180, 260],
      [70, 250, 340],
      [70, 320, 180],
    ]),
    480,
    400,
  ),
  proposed: picture(
    ground.sheet,
    text([
      [70, 110, 340],
      [70, 250, 340],
      [70, 320, 180],
    ]) + struck(70, 180, 260),
    480,
    400,
  ),
  decided: picture(
    ground.sheet,
    text([
      [70, 110, 340],
      [70, 250, 340],
      [70, 320, 180],
    ]) +
      struck(70, 180, 120) +
      inserted(206, 180, 180),
    480,
    400,
  ),
  stands: picture(
    ground.paper,
    text([
      [70, 110, 500],
      [70, 250, 500],
      [70, 320, 180],
    ]) +
      bars([[70, 180, 260]], line.ink, 13) +
      dots(76, 206, 12, 22, 5, line.ink),
    640,
    400,
  ),
  /** A white sheet that a strike crosses: the first frame of the short film. */
  film: strikeFrame(1),
};

/** Portraits of the three desks, and the blog's own marks: a mark each, never initials. */
const marks = {
  drafting: picture(ground.paper, stroke('M110 290L200 110L290 290', mark.insert, 22), 400, 400),
  review: picture(
    ground.blueback,
    bars([[110, 200, 180]], line.ink, 60) + bars([[80, 200, 240]], mark.delete, 16),
    400,
    400,
  ),
  citations: picture(
    ground.ink,
    stroke('M150 110h-40v180h40M250 110h40v180h-40', line.onInk, 18) +
      dots(200, 200, 1, 0, 22, mark.highlight),
    400,
    400,
  ),
  logo: picture(
    ground.sheet,
    bars([[20, 34, 160]], line.ink, 28) + dots(28, 66, 8, 20.5, 5, line.ink),
    200,
    80,
  ),
  icon: picture(
    ground.ink,
    bars([[12, 26, 40]], line.onInk, 16) + dots(16, 46, 4, 10.6, 3.4, line.onInk),
    64,
    64,
  ),
};

/** One frame of the short film in the specimen post: a strike drawn from the start of the line (`progress` 0 to 1). */
export function strikeFrame(progress: number) {
  const shapes =
    text([
      [80, 110, 480],
      [80, 250, 400],
    ]) + bars([[80, 180, 360]], line.ink, 13);
  return picture(ground.sheet, shapes + bars([[70, 180, 380 * progress]], mark.delete, 8), 640, 360);
}

/** Every picture the seed uploads, by name. */
export const pictures = { ...features, ...plates, ...marks };
export type PictureName = keyof typeof pictures;
