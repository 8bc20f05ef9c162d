import { test as base, expect, type Response } from '@playwright/test';
import { hydrate } from './hydration.ts';
import { PageErrors, listen } from './pageErrors.ts';
import { inLanguage } from '../../../src/paths.ts';
import type { Language } from './site.ts';

interface VisitOptions {
  /** The language that an earlier visit chose (a cookie). Hebrew is opened at its own address, unless a country is given. */
  language?: Language;
  /** Preferred colour scheme. */
  scheme?: 'light' | 'dark';
  /** The location service's answer; Israel by default. */
  country?: string;
  /** Which services fail, and how (demo/README.md). */
  fault?: string;
}

interface Fixtures {
  /** Errors of `page` and of other pages in its context; any that the test does not allow, or allows in vain, fails it. */
  pageErrors: PageErrors;
  /** Sets a cookie for the site under test. */
  setCookie: (name: string, value: string) => Promise<void>;
  /** Opens a path with the given history, starts the application and waits for full hydration. */
  visit: (path: string, options?: VisitOptions) => Promise<Response>;
}

/** Playwright's `test` with pages that fail the test on any error or warning (see `pageErrors.ts`). */
export const test = base.extend<Fixtures>({
  pageErrors: async ({}, use) => use(new PageErrors()),

  page: async ({ page, context, pageErrors, baseURL }, use) => {
    await listen(context, pageErrors, new URL(baseURL!).origin);
    await use(page);
    expect(pageErrors.unexpected(), 'errors and warnings of the pages').toEqual([]);
    expect(pageErrors.unused(), 'allowed, but did not happen').toEqual([]);
  },

  setCookie: async ({ context, baseURL }, use) => {
    await use((name, value) => context.addCookies([{ name, value, url: baseURL! }]));
  },

  visit: async ({ page, setCookie }, use) => {
    await use(async (path, { language, scheme, country, fault } = {}) => {
      if (language) await setCookie('lng', language);
      if (country) await setCookie('demo_country', country);
      if (fault) await setCookie('demo_fault', fault);
      if (scheme) await page.emulateMedia({ colorScheme: scheme });
      const isNamed = language === 'he' && country === undefined;
      const response = await page.goto(isNamed ? inLanguage(path, language) : path);
      await hydrate(page);
      return response!;
    });
  },
});

export { expect };
