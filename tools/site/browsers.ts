/** The browsers that the site is built for, from `browserslist` in `package.json`. */
import type { BuildOptions } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** Vite's `build.target`, such as `ios16.4`; Vite refuses a name or version that it does not know. */
export const target = manifest.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** Options of all builds of browser code. Terser makes a page's scripts half a kB shorter than Vite's own minifier. */
export const browserBuild = {
  target,
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
} satisfies BuildOptions;
