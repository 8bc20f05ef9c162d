import { defineConfig } from '@playwright/test';
import { browserFlags, ensureBrowser } from './tools/browser.ts';

const isWithGhost = Boolean(process.env.GHOST_URL_EN);

const port = process.env.PORT ?? '4180';
const url = `http://127.0.0.1:${port}`;

/** Fewer processes and threads, and no optimizing compiler, since pages live too short for it: an eighth less time on two cores. */
const lightBrowser = ['--in-process-gpu', '--num-raster-threads=1', '--js-flags=--no-turbofan'];

/**
 * End-to-end tests of the demo site that `npm run build:demo` has built (`OUT_DIR` names another folder). With two real Ghosts in the
 * environment (`npm run test:ghost`), only the tests that need those.
 */
export default defineConfig({
  testDir: isWithGhost ? 'tests/ghost' : 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Generous for busy machines; quick pages do not wait for them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    launchOptions: { executablePath: ensureBrowser(), args: [...browserFlags, ...lightBrowser] },
  },
  webServer: {
    command: 'npx vite preview --mode demo',
    env: { PORT: port },
    url,
    reuseExistingServer: false,
  },
});
