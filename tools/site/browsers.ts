/** The browsers that the site is built for, from `browserslist` in `package.json`. */
import type { BuildOptions } from 'vite';
import manifest from '../../package.json' with { type: 'json' };

/** Vite's names of browsers. */
const names: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Vite's `build.target`. */
export const buildTarget = manifest.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ');
  const known = names[name];
  if (!known || !version)
    throw new Error(`package.json, browserslist: “${line}” must read “{browser} >= {version}”.`);
  return known + version;
});

/** Options of all builds of browser code. Terser makes a page's scripts half a kB shorter than Vite's own minifier. */
export const browserBuild = {
  target: buildTarget,
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
} satisfies BuildOptions;
