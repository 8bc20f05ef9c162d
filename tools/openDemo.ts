import { chromium, type BrowserContextOptions } from '@playwright/test';
import { preview } from 'vite';
import { builtFolder } from './commandInput.ts';
import { browserFlags, ensureBrowser, tsxHelper } from './browser.ts';

/** Serves the demo's build, at `PORT` or the given port, and opens a browser for it. Without a build the command ends with a sentence. */
export async function openDemo(port: number) {
  builtFolder();
  const server = await preview({ mode: 'demo', preview: { port: Number(process.env.PORT ?? port) } });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  return {
    address: server.resolvedUrls!.local[0]!,
    version: browser.version(),
    /** A page in a context of its own, without motion. */
    async openPage(options: BrowserContextOptions) {
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
      await context.addInitScript(tsxHelper);
      return context.newPage();
    },
    close: () => Promise.all([browser.close(), server.close()]),
  };
}
