import type { Page } from '@playwright/test';
import { inLanguage } from '../../src/paths.ts';
import { hydrate } from './support/hydration.ts';
import { languageNames, languages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const hexOf = (address: string) =>
  [0, ...Buffer.from(address)].map((byte) => (byte ^ 0x2b).toString(16).padStart(2, '0')).join('');

/**
 * What Cloudflare's Email Address Obfuscation makes of a page, as it is documented: addresses in texts and in links, but not in the head, scripts
 * and text areas, nor where a comment switches it off. The script that it adds, and the policy blocks, is left out.
 */
const obfuscated = (html: string) =>
  html.replaceAll(
    /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|style)\b.*?<\/\1>| href="mailto:([^"]*)"|<(?!a )[^>]*>|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gs,
    (found: string, _tag: unknown, target?: string) => {
      if (target !== undefined) return ` href="/cdn-cgi/l/email-protection#${hexOf(target)}"`;
      if (found.startsWith('<')) return found;
      return `<span class="__cf_email__" data-cfemail="${hexOf(found)}">[email&#160;protected]</span>`;
    },
  );

/** The addresses of a page's mail links, and what stands for addresses otherwise. */
const mailOn = async (page: Page) => ({
  links: await page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)),
  words: await page.getByText(/@stet\.example/).count(),
  obfuscated: await page.locator('a[href*="cdn-cgi"], [data-cfemail]').count(),
});

for (const language of languages)
  test(`mail links and addresses in ${languageNames[language]} outlive a network that obfuscates them (X24)`, async ({
    page,
    setCookie,
  }) => {
    await setCookie('lng', language);
    for (const path of ['/contact', '/terms', '/privacy', '/accessibility', '/hiring/legal-editor'])
      await test.step(path, async () => {
        const address = inLanguage(path, language);
        await page.unrouteAll();
        await page.goto(address);
        const before = await mailOn(page);
        expect(before.obfuscated).toBe(0);
        expect(before.links.length).toBeGreaterThan(0);
        await page.route(`**${address}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: obfuscated(await response.text()) });
        });
        await page.goto(address);
        expect(await mailOn(page), 'without interaction').toEqual(before);
        await hydrate(page);
        expect(await mailOn(page)).toEqual(before);
      });
  });
