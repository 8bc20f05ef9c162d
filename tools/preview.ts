import { chromium, type BrowserContextOptions } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, ensureBrowser } from './browser.ts';

/** Serves the build in `OUT_DIR` with the demo's services, and launches a browser for it. */
export async function openPreview() {
  const server = await preview({ mode: 'demo', preview: { port: Number(process.env.PORT ?? 4182) } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  return {
    address,
    version: browser.version(),
    /** Opens a page in a context of its own, which closes with it. */
    async newPage(options: BrowserContextOptions) {
      const page = await browser.newPage(options);
      // tsx calls a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (value) => value');
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
