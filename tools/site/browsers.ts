import manifest from '../../package.json' with { type: 'json' };

/** The browsers of `browserslist` in `package.json`, as `build.target` of Vite names them. */
export const buildTarget = manifest.browserslist.map((browser) => browser.replace(/_saf| >= /g, ''));
