import type { BrowserContext } from '@playwright/test';

/** Errors and warnings of a test's pages. A test that provokes some calls `allow` first. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #allowed: { pattern: RegExp; isCertain: boolean }[] = [];

  add(error: string) {
    this.#found.push(error);
  }

  /**
   * Allows matching errors from here to the end of the test.
   * @param options.isCertain false if the test also passes without such an error.
   */
  allow(pattern: RegExp, { isCertain = true } = {}) {
    this.#allowed.push({ pattern, isCertain });
  }

  /** Errors that are not allowed. */
  unexpected(): string[] {
    return this.#found.filter((error) => !this.#allowed.some(({ pattern }) => pattern.test(error)));
  }

  /** What is allowed and did not happen: the test no longer provokes it, or the pattern misses it. */
  unused(): string[] {
    return this.#allowed
      .filter(({ pattern, isCertain }) => isCertain && !this.#found.some((error) => pattern.test(error)))
      .map(({ pattern }) => String(pattern));
  }
}

/**
 * Collects console errors and warnings (including React's hydration messages), exceptions, CSP violations and requests to third parties
 * from all pages of a context, also those that open later.
 */
export async function listen(context: BrowserContext, pageErrors: PageErrors, origin: string): Promise<void> {
  context.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (['error', 'warning'].includes(message.type()))
      pageErrors.add(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (webError) => pageErrors.add(`uncaught: ${webError.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) pageErrors.add(`third party: ${request.url()}`);
  });
  await context.exposeFunction('reportViolation', (text: string) => pageErrors.add(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation(`${violatedDirective} blocked ${blockedURI} ${sample}`);
    });
  });
}
