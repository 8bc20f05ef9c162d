import useSWR from 'swr/immutable';
import * as z from 'zod/mini';
import { site } from '../site';
import { request } from './request';

/** Where a visitor is, as far as the site cares. */
export type Country = 'il' | 'non-il';

/** How long the site waits before it decides without an answer (L5), in milliseconds. */
const patience = 4000;

const countryName = z.nullish(z.string());

const locationSchema = z.pipe(
  z.object({ data: z.nullish(z.object({ country: countryName })), country: countryName }),
  z.transform((body, context): Country => {
    const name = (body.data?.country ?? body.country)?.trim().toLowerCase();
    if (!name) {
      context.issues.push({ code: 'custom', path: ['data', 'country'], input: body });
      return z.NEVER;
    }
    return ['israel', 'il', 'isr'].includes(name) ? 'il' : 'non-il';
  }),
);

/**
 * Reads the location service's answer, `{data: {country}}` or `{country}` (L4).
 * @returns undefined when it names no country.
 */
export function parseCountry(body: unknown): Country | undefined {
  return locationSchema.safeParse(body).data;
}

/**
 * Asks once where the visitor is (L4, L5). A call that failed stays failed: a late success would change the language of a page
 * that is being read.
 * @param isEnabled false when the address forces a country (L3): then nothing is asked, and the state stays `pending`.
 */
export function useCountryCall(isEnabled: boolean): 'pending' | Country | 'failed' {
  const url = isEnabled ? `${site.hosts.product}/location` : null;
  const { data, error } = useSWR(url, (address) => request(address, locationSchema, { timeout: patience }), {
    shouldRetryOnError: false,
  });
  return data ?? (error ? 'failed' : 'pending');
}
