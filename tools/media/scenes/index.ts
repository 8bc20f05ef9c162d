import { heroScene } from './hero.ts';

export const scenes = { hero: heroScene };
