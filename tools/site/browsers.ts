/** The browsers that the site is built for, from `browserslist` in `package.json`. */
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
