import { languageCodes, type Language } from '../../src/locale/languages.ts';
import type { SceneMaker, Size, StageName } from './scene.ts';
import { heroScene } from './scenes/hero.ts';
import { drawHeroPhoneStill, heroPhoneScene } from './scenes/heroPhone.ts';
import { at as heroTimes } from './scenes/heroStory.ts';
import { drawMeetStill, meetScene } from './scenes/meet.ts';
import { phoneClip, wideClip } from './scenes/workflow/clip.ts';
import { clips } from './scenes/workflow/clips.ts';
import { reviewAsks, reviewTimes } from './scenes/workflow/drafting.ts';
import { schemes, type Scheme } from './stage/tokens.ts';
import type { Quality } from './studio/film.ts';
import type { StillFormat } from './studio/still.ts';
import { wordsOf } from './words.ts';

/** A scene's recording in each language and scheme. */
export interface Recording {
  /** File path below public/media, before language and scheme. */
  name: string;
  /** File name suffix after language and scheme. */
  suffix: string;
  scene: SceneMaker;
  stage: StageName;
  /** Width of the film in pixels. */
  filmWidth: number;
  /** Encoder settings, where the default gives too large a file. */
  quality?: Quality;
  stills: readonly Still[];
}

/** A still of a film. */
interface Still {
  /** Additional suffix, where a film has several stills. */
  suffix?: string;
  draw: (language: Language) => string;
  /** Size in px, where it differs from the film's. */
  size?: Size;
  /** Widths in pixels by suffix. */
  widths: Record<string, number>;
  formats: readonly StillFormat[];
  /** The one scheme it is drawn in; both without. */
  scheme?: Scheme;
}

const drawHeroStill = (language: Language) => heroScene(language).draw(heroTimes.allMarked);

const hero: Recording[] = [
  {
    name: 'hero/hero',
    suffix: '',
    scene: heroScene,
    stage: 'hero',
    filmWidth: 1280,
    stills: [
      {
        draw: drawHeroStill,
        widths: { '-640': 640, '-1280': 1280, '-2560': 2560 },
        formats: ['avif', 'webp'],
      },
      // For what reads neither format: older browsers and the structured data.
      { draw: drawHeroStill, widths: { '-1280': 1280 }, formats: ['jpg'], scheme: 'light' },
    ],
  },
  {
    name: 'hero/hero',
    suffix: '-phone',
    scene: heroPhoneScene,
    stage: 'phone',
    filmWidth: 700,
    stills: [{ draw: drawHeroPhoneStill, widths: { '': 700 }, formats: ['avif', 'webp'] }],
  },
];

/** Half a screen wide; on a phone high enough for a card below its clause. */
const asksSizes = { clip: { width: 740, height: 590 }, phone: { width: 350, height: 514 } } as const;

const workflow = Object.entries(clips).flatMap(([clip, story]) =>
  [
    { suffix: '', stage: 'clip', shot: wideClip, filmWidth: 1280, stillWidth: 1760 } as const,
    { suffix: '-phone', stage: 'phone', shot: phoneClip, filmWidth: 700, stillWidth: 700 } as const,
  ].map(({ shot, stillWidth, stage, ...edition }): Recording => {
    const scene: SceneMaker = (language) => shot(wordsOf(language), story(wordsOf(language)), language);
    const still = { widths: { '': stillWidth }, formats: ['webp'] } as const;
    const drawAsking = (language: Language) =>
      shot(wordsOf(language), reviewAsks(wordsOf(language)), language).draw(0);
    const isReview = story === clips['workflow-1-review-contract'];
    // A phone has room for one proposal: the second, just before it is decided.
    const drawOpen = (language: Language) =>
      stage === 'phone' ? scene(language).draw(reviewTimes.accept - 0.4) : drawAsking(language);
    const drawEnd = (language: Language) => scene(language).draw(scene(language).seconds);
    const asks: Still = {
      formats: ['webp'],
      widths: { '': 2 * asksSizes[stage].width },
      suffix: '-asks',
      size: asksSizes[stage],
      draw: drawAsking,
    };
    return {
      name: `workflow/${clip}`,
      ...edition,
      stage,
      scene,
      stills: [
        // The first frame, so that nothing changes when the film starts.
        { ...still, draw: (language) => scene(language).draw(0) },
        // For reduced motion: the last frame, or the proposals where that shows nothing of them any more.
        { ...still, suffix: '-end', draw: isReview ? drawOpen : drawEnd },
        // For `/download`: undecided proposals.
        ...(isReview ? [asks] : []),
      ],
    };
  }),
);

const meet: Recording = {
  name: 'meet/meet',
  suffix: '',
  scene: meetScene,
  stage: 'meet',
  filmWidth: 1320,
  // Large text and camera moves need less detail: stays below the 450 kB limit of a clip.
  quality: { webm: 43, mp4: 29 },
  stills: [{ draw: drawMeetStill, widths: { '': 1320 }, formats: ['webp'] }],
};

/** Everything that `npm run media` records. */
export const recordings: readonly Recording[] = [...hero, ...workflow, meet];

/** A recording in one language and scheme. */
export interface Take {
  recording: Recording;
  language: Language;
  scheme: Scheme;
  /** The path of its files below `public/media`, to which suffixes and formats are added. */
  path: string;
}

export const takes: readonly Take[] = recordings.flatMap((recording) =>
  languageCodes.flatMap((language) =>
    schemes.map((scheme) => {
      const path = `${recording.name}-${language}-${scheme}${recording.suffix}`;
      return { recording, language, scheme, path };
    }),
  ),
);

/** The files of a take below `public/media`. Captions are those of both schemes. */
export function recordingFiles({ recording, language, scheme, path }: Take) {
  const stills = recording.stills
    .filter((still) => (still.scheme ?? scheme) === scheme)
    .flatMap(({ suffix = '', widths, formats, draw, size }) =>
      Object.entries(widths).map(([addition, width]) => ({
        ...{ draw, size, width },
        files: formats.map((format) => `${path}${suffix}${addition}.${format}`),
      })),
    );
  const hasCaptions = recording.scene(language).captions !== undefined;
  return {
    films: [`${path}.webm`, `${path}.mp4`],
    stills,
    captions: hasCaptions ? [`${recording.name}.${language}.vtt`] : [],
  };
}

/** Where `recorded.json` notes the texts of a film. */
export const noteOf = ({ name, suffix }: Recording, language: Language) => `${name}-${language}${suffix}`;
