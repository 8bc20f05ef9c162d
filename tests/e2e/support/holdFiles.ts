import type { Page } from '@playwright/test';

/**
 * Holds requests for files back.
 * @returns lets them pass.
 */
export async function holdFiles(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
