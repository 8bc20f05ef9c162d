import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { readSite } from '../../../src/siteSchema.ts';
import { stetTokens } from '../../vite.ts';

const top = join(import.meta.dirname, '../../..');

/** Storybook: tokens, every MUI component in our theme, and the site's shared components. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: undefined } } },
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    define: {
      ...vite.define,
      __SITE__: JSON.stringify(readSite(loadEnv('demo', top, 'STET_'))),
      __BUILD_YEAR__: new Date().getFullYear(),
    },
    plugins: [...(vite.plugins ?? []), react(), stetTokens()],
    resolve: {
      ...vite.resolve,
      dedupe: ['react', 'react-dom', '@emotion/react', '@mui/material', '@mui/system'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    cacheDir: join(top, '.cache/workshop'),
  }),
};
export default config;
