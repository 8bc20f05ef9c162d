/** The browsers that the site is built for, from `browserslist` in `package.json`. */
import type { BuildOptions } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** Vite's `build.target`, such as `ios16.4`; Vite refuses a name or version that it does not know. */
export const target = manifest.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** Options of all builds of browser code. */
export const browserBuild = {
  target,
} satisfies BuildOptions;
