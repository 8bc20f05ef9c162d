import type { Page } from '@playwright/test';

/** What a page said went wrong. A test that provokes something says so beforehand with `allow`. */
export class Complaints {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(complaint: string) {
    this.#found.push(complaint);
  }

  /** From here to the end of the test, complaints like this are what the test is about. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)));
  }
}

/**
 * Listens for everything that a healthy page never does: errors and warnings in the console (React's hydration messages are
 * among them), uncaught errors, violations of the Content-Security-Policy (X2), requests to third parties (X10).
 */
export async function listen(page: Page, complaints: Complaints, origin: string): Promise<void> {
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (['error', 'warning'].includes(message.type()))
      complaints.add(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  });
  page.on('pageerror', (error) => complaints.add(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) complaints.add(`third party: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => complaints.add(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${violatedDirective} blocked ${blockedURI} ${sample}`);
    });
  });
}
