import type { Language } from '../../src/locale/languages.ts';
import type { SceneMaker, StageName } from './scene.ts';
import { heroScene } from './scenes/hero.ts';
import { drawHeroPhoneStill, heroPhoneScene } from './scenes/heroPhone.ts';
import { at as heroTimes } from './scenes/heroStory.ts';
import { drawMeetStill, meetScene } from './scenes/meet.ts';
import { clips } from './scenes/workflow/clips.ts';
import type { Quality } from './studio/film.ts';
import type { StillFormat } from './studio/still.ts';

/** What is recorded of a scene, in each language and each scheme. */
export interface Recording {
  /** Where its files go, below public/media; language and scheme follow. */
  name: string;
  /** What follows after language and scheme. */
  suffix: string;
  scene: SceneMaker;
  stage: StageName;
  /** Width of the film in pixels. */
  filmWidth: number;
  /** Where the usual would weigh too much. */
  quality?: Quality;
  still: Still;
}

/** The picture that stands for a film. */
interface Still {
  draw: (language: Language) => string;
  /** Its widths in pixels, by what is added to the names of their files. */
  widths: Record<string, number>;
  formats: readonly StillFormat[];
}

const hero: Recording[] = [
  {
    name: 'hero/hero',
    suffix: '',
    scene: heroScene,
    stage: 'hero',
    filmWidth: 1280,
    still: {
      draw: (language) => heroScene(language).draw(heroTimes.allMarked),
      widths: { '-640': 640, '-1280': 1280, '-2560': 2560 },
      formats: ['avif', 'webp', 'jpg'],
    },
  },
  {
    name: 'hero/hero',
    suffix: '-phone',
    scene: heroPhoneScene,
    stage: 'phone',
    filmWidth: 700,
    still: { draw: drawHeroPhoneStill, widths: { '': 700 }, formats: ['avif', 'webp', 'jpg'] },
  },
];

const workflow = Object.entries(clips).flatMap(([clip, scene]): Recording[] => {
  const common = { name: `workflow/${clip}`, scene };
  // The first frame, where the loop begins and ends.
  const still = { draw: (language: Language) => scene(language).draw(0), formats: ['webp'] } as const;
  return [
    { ...common, suffix: '', stage: 'clip', filmWidth: 1280, still: { ...still, widths: { '': 1760 } } },
    {
      ...common,
      suffix: '-phone',
      stage: 'phoneClip',
      filmWidth: 700,
      still: { ...still, widths: { '': 700 } },
    },
  ];
});

const meet: Recording = {
  name: 'meet/meet',
  suffix: '',
  scene: meetScene,
  stage: 'meet',
  filmWidth: 1320,
  // Large letters and a moving camera: coarser is not seen, and keeps it below the 450 kB of a clip (H7).
  quality: { webm: 43, mp4: 29 },
  still: { draw: drawMeetStill, widths: { '': 1320 }, formats: ['webp'] },
};

/** Everything `npm run media` makes. */
export const recordings: readonly Recording[] = [...hero, ...workflow, meet];
