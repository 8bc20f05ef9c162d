/** The browsers that the site is built for, from `browserslist` in `package.json`. */
import manifest from '../../package.json' with { type: 'json' };

/** Names of browsers for readers and for Vite. */
const names: Record<string, { people: string; vite: string }> = {
  chrome: { people: 'Chrome', vite: 'chrome' },
  edge: { people: 'Edge', vite: 'edge' },
  firefox: { people: 'Firefox', vite: 'firefox' },
  safari: { people: 'Safari', vite: 'safari' },
  ios_saf: { people: 'Safari on iPhone and iPad', vite: 'ios' },
};

const browsers = manifest.browserslist.map((line) => {
  const [name = '', version = ''] = line.split(' >= ');
  const known = names[name];
  if (!known || !version)
    throw new Error(`package.json, browserslist: “${line}” must read “{browser} >= {version}”.`);
  return { ...known, version };
});

/** Vite's `build.target`. */
export const buildTarget = browsers.map(({ vite, version }) => vite + version);

/** “Chrome 111, Edge 111, …” */
export const oldestBrowsers = browsers.map(({ people, version }) => `${people} ${version}`).join(', ');
