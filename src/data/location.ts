import { preload } from 'swr';
import useSWR from 'swr/immutable';
import { site } from '../site';
import { countryOf, locationTimeout, type Country } from './country';
import { request, RequestError, type Schema } from './request';

export type { Country } from './country';

const address = () => `${site.hosts.product}/location`;

/** Written by hand: every page asks this service, and Zod would be 5 kB of its first act. */
const locationSchema: Schema<Country> = {
  safeParse(body) {
    const data = countryOf(body);
    if (data) return { success: true, data };
    return { success: false, error: { issues: [{ code: 'custom', path: ['data', 'country'] }] } };
  },
};

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
  preload(address(), async () => {
    const country = countryOf(await body);
    if (!country) throw new RequestError('shape', 'Unexpected response: it names no country');
    return country;
  }).catch(() => undefined);
}
