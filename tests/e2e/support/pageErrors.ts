import type { Page } from '@playwright/test';

/** Errors and warnings of a page. A test that provokes some calls `allow` first. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(error: string) {
    this.#found.push(error);
  }

  /** Allows matching errors from here to the end of the test. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
  }
}

/**
 * Collects console errors and warnings (including React's hydration messages), exceptions, CSP violations and requests to third parties.
 */
export async function listen(page: Page, pageErrors: PageErrors, origin: string): Promise<void> {
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (['error', 'warning'].includes(message.type()))
      pageErrors.add(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  page.on('pageerror', (error) => pageErrors.add(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) pageErrors.add(`third party: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => pageErrors.add(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation(`${violatedDirective} blocked ${blockedURI} ${sample}`);
    });
  });
}
