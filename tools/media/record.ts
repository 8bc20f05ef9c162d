import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { languageCodes, type Language } from '../../src/locale/languages.ts';
import { captionFile } from './captions.ts';
import type { SceneMaker, StageName } from './scene.ts';
import { allMarked, heroScene } from './scenes/hero.ts';
import { clips } from './scenes/workflow/clips.ts';
import { schemes } from './stage/tokens.ts';
import { film } from './studio/film.ts';
import { rehearse } from './studio/rehearse.ts';
import { openBrowser, Stage } from './studio/stage.ts';

/*
 * npm run media                    every still and film of the site (H7)
 * npm run media -- stills          the stills alone
 * npm run media -- films hero      the films whose name begins so
 */

const media = join(import.meta.dirname, '../../public/media');

/** A scene on one of its stages, and what is kept of it. */
interface Production {
  /** Path below `public/media`; language and scheme follow. */
  name: string;
  /** What follows after them. */
  suffix: string;
  make: SceneMaker;
  stage: StageName;
  /** When the still is taken, in seconds, and the widths of its files in pixels, by what is added to their names. */
  still: { at: number; widths: Record<string, number>; endings: readonly Ending[] };
  /** Width of the film in pixels; without it there are stills only. */
  filmWidth?: number;
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 62, effort: 4 }),
  webp: (picture: Sharp) => picture.webp({ quality: 82, effort: 4, smartSubsample: true }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }),
};
type Ending = keyof typeof encoders;

const all = ['avif', 'webp', 'jpg'] as const;
const heroStill = { at: allMarked, endings: all };
const clipStill = { at: 0, endings: ['webp'] as const };

const productions: Production[] = [
  {
    ...{ name: 'hero/hero', suffix: '', make: heroScene, stage: 'hero', filmWidth: 1280 },
    still: { ...heroStill, widths: { '-640': 640, '-1280': 1280, '-2560': 2560 } },
  },
  {
    ...{ name: 'hero/hero', suffix: '', make: heroScene, stage: 'phone' },
    still: { ...heroStill, widths: { '-phone': 700 } },
  },
  ...Object.entries(clips).flatMap(([clip, make]): Production[] => [
    {
      ...{ name: `workflow/${clip}`, suffix: '', make, stage: 'clip', filmWidth: 1280 },
      still: { ...clipStill, widths: { '': 1760 } },
    },
    {
      ...{ name: `workflow/${clip}`, suffix: '-phone', make, stage: 'phoneClip', filmWidth: 700 },
      still: { ...clipStill, widths: { '': 700 } },
    },
  ]),
];

const [part = 'all', beginning = ''] = process.argv.slice(2);
const asked = productions.filter(({ name }) => name.slice(name.indexOf('/') + 1).startsWith(beginning));
if (asked.length === 0 || !['all', 'stills', 'films'].includes(part)) {
  console.error('Usage: npm run media [-- all | stills | films [beginning of a name]]');
  process.exit(1);
}

const browser = await openBrowser();

async function takeStill(production: Production, language: Language, scheme: (typeof schemes)[number]) {
  const { make, stage: stageName, name, suffix, still } = production;
  const width = Math.max(...Object.values(still.widths));
  const stage = await Stage.open(browser, { language, scheme, stage: stageName, width });
  const draw = await rehearse(make(language, stageName), stage, stageName);
  await stage.show(draw(still.at));
  const png = await stage.photograph();
  await stage.close();
  for (const [addition, pixels] of Object.entries(still.widths)) {
    for (const ending of still.endings) {
      const file = join(media, `${name}-${language}-${scheme}${suffix}${addition}.${ending}`);
      mkdirSync(dirname(file), { recursive: true });
      await encoders[ending](sharp(png).resize({ width: pixels })).toFile(file);
    }
  }
}

async function takeFilm(production: Production, language: Language, scheme: (typeof schemes)[number]) {
  const { make, stage: stageName, name, suffix, filmWidth } = production;
  if (!filmWidth) return;
  const scene = make(language, stageName);
  const stage = await Stage.open(browser, { language, scheme, stage: stageName, width: filmWidth });
  const draw = await rehearse(scene, stage, stageName);
  const target = join(media, `${name}-${language}-${scheme}${suffix}`);
  let told = -1;
  await film(stage, draw, scene.seconds, target, (share) => {
    const tenth = Math.floor(share * 10);
    if (tenth > told) console.log(`${relative(media, target)}: ${tenth * 10} %`);
    told = tenth;
  });
  await stage.close();
  if (scene.captions) await writeFile(join(media, `${name}.${language}.vtt`), captionFile(scene.captions));
}

try {
  for (const production of asked) {
    for (const language of languageCodes) {
      for (const scheme of schemes) {
        console.log(`${production.name}${production.suffix}, ${language}, ${scheme}, ${production.stage}`);
        if (part !== 'films') await takeStill(production, language, scheme);
        if (part !== 'stills') await takeFilm(production, language, scheme);
      }
    }
  }
} finally {
  await browser.close();
}
