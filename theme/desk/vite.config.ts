import { join } from 'node:path';
import { defineConfig, mergeConfig, type PluginOption } from 'vite';
import site from '../../vite.config.ts';
import { desk } from './server.ts';

const root = join(import.meta.dirname, '../..');
const isSites = (plugin: PluginOption) => !(plugin && 'name' in plugin && plugin.name === 'stet-tokens');

// React as visitors have it: as developers have it, it takes several times as long to show a colour.
process.env.NODE_ENV = 'production';

/** `npm run desk`: the site's development server, with the desk at `/desk`. No build reads this file. */
export default defineConfig((env) => {
  const { plugins = [], ...own } = site(env);
  return mergeConfig(
    { ...own, plugins: plugins.filter(isSites) },
    {
      root,
      cacheDir: '.cache/desk',
      plugins: [desk(process.env.STET_TOKENS ?? join(root, 'theme/tokens.json'))],
      // Else pages of other local servers could read the desk's token.
      server: { cors: false, open: '/desk' },
      // A dependency that is found late reloads the page.
      optimizeDeps: { entries: ['theme/desk/main.tsx', 'src/**/*.{ts,tsx}', '!**/*.test.*'] },
    },
  );
});
