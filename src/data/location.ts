import { preload } from 'swr';
import useSWR from 'swr/immutable';
import * as z from 'zod/mini';
import { site } from '../site';
import { countryOf, locationTimeout, type Country } from './country';
import { request } from './request';

export type { Country } from './country';

const address = () => `${site.hosts.product}/location`;

const locationSchema = z.pipe(
  z.unknown(),
  z.transform((body, context): Country => {
    const country = countryOf(body);
    if (country) return country;
    context.issues.push({ code: 'custom', path: ['data', 'country'], input: body });
    return z.NEVER;
  }),
);

/**
 * Reads the location service's answer, `{data: {country}}` or `{country}`.
 * @returns undefined when it names no country.
 */
export function parseCountry(body: unknown): Country | undefined {
  return locationSchema.safeParse(body).data;
}

/**
 * Asks once where the visitor is. A call that failed stays failed: a late success would change the language of a page
 * that is being read.
 * @param isEnabled false when the address forces a country: then nothing is asked, and the state stays `pending`.
 */
export function useCountryCall(isEnabled: boolean): 'pending' | Country | 'failed' {
  const { data, error } = useSWR(
    isEnabled ? address() : null,
    (url) => request(url, locationSchema, { timeout: locationTimeout }),
    { shouldRetryOnError: false },
  );
  return data ?? (error ? 'failed' : 'pending');
}

/** Hands over an answer that was asked for before the application ran, so that it is asked for once. */
export function preloadCountry(body: Promise<unknown>): void {
  // A rejection is the hook's to report, once it is used.
  preload(address(), () => body.then((value) => z.parse(locationSchema, value))).catch(() => undefined);
}
