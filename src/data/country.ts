import { fetchJson } from '../lib/fetchJson';

export type Country = 'il' | 'non-il';

/** The location service's answer: none yet, in Israel, elsewhere, or unreadable. */
export type CountryAnswer = Country | 'pending' | 'failed';

/** What an answer may have. */
interface Answer {
  data?: unknown;
  country?: unknown;
}

/** Milliseconds until the site decides without the location. */
const locationTimeout = 4000;

/**
 * Parses the location service's answer, `{data: {country}}` or `{country}`, without libraries, since the loader contains it.
 * @returns undefined if there is no country.
 */
export function countryOf(body: unknown): Country | undefined {
  const { data, country }: Answer = Object(body);
  const inner: Answer = Object(data);
  const name = inner.country ?? country;
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return /^\s*(?:israel|il|isr)\s*$/i.test(name) ? 'il' : 'non-il';
}

/** Asks the location service. A failure is final: a late answer would change the language while the visitor reads. */
export const askCountry = (address: string): Promise<CountryAnswer> =>
  fetchJson(address, { signal: AbortSignal.timeout(locationTimeout) }).then(
    (body) => countryOf(body) ?? 'failed',
    () => 'failed',
  );
