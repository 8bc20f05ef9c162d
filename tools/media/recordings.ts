import type { SceneMaker, StageName } from './scene.ts';
import { allMarked, heroScene } from './scenes/hero.ts';

/** What is recorded of a scene, in each language and each scheme. */
export interface Recording {
  /** Where its files go, below public/media, without language, scheme and size. */
  name: string;
  scene: SceneMaker;
  stage: StageName;
  /** Width of the film in pixels. */
  filmWidth: number;
  /** The picture that stands for the film: which second of it, and how wide. JPEG, for old browsers, has only the last width. */
  still: { at: number; widths: readonly number[]; jpeg: number };
}

export const recordings: readonly Recording[] = [
  {
    name: 'hero/hero',
    scene: heroScene,
    stage: 'hero',
    filmWidth: 1280,
    still: { at: allMarked, widths: [640, 960, 1280, 1600], jpeg: 1280 },
  },
  {
    name: 'hero/hero-phone',
    scene: heroScene,
    stage: 'phone',
    filmWidth: 700,
    still: { at: allMarked, widths: [700, 1050], jpeg: 700 },
  },
];
