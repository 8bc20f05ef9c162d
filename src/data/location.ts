import { preload } from 'swr';
import useSWR from 'swr/immutable';
import { site } from '../site';
import { countryOf, locationTimeout, type Country } from './country';
import { request, RequestError, type Schema } from './request';

const address = () => `${site.hosts.product}/location`;

/** Without Zod, which would add 5 kB to every page. */
const locationSchema: Schema<Country> = {
  safeParse(body) {
    const data = countryOf(body);
    if (data) return { success: true, data };
    return { success: false, error: { issues: [{ code: 'custom', path: ['data', 'country'] }] } };
  },
};

/**
 * Requests the visitor's country once. A failure is final: a late success would change the language while the visitor reads.
 * @param isEnabled false if the address forces a country: then the state stays `pending`.
 */
export function useCountryCall(isEnabled: boolean): 'pending' | Country | 'failed' {
  const { data, error } = useSWR(
    isEnabled ? address() : null,
    (url) => request(url, locationSchema, { timeout: locationTimeout }),
    { shouldRetryOnError: false },
  );
  return data ?? (error ? 'failed' : 'pending');
}

/** Passes on a request that the loader has made. */
export function preloadCountry(body: Promise<unknown>): void {
  // The hook reports rejections.
  preload(address(), async () => {
    const country = countryOf(await body);
    if (!country) throw new RequestError('shape', 'Unexpected response: it names no country');
    return country;
  }).catch(() => undefined);
}
