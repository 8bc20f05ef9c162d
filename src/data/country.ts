export type Country = 'il' | 'non-il';

/** What an answer may have. */
interface Answer {
  data?: unknown;
  country?: unknown;
}

/** Milliseconds until the site decides without the location. */
export const locationTimeout = 4000;

/**
 * Parses the location service's answer, `{data: {country}}` or `{country}`, without libraries, since the loader contains it.
 * @returns undefined if there is no country.
 */
export function countryOf(body: unknown): Country | undefined {
  const { data, country }: Answer = Object(body);
  const inner: Answer = Object(data);
  const name = inner.country ?? country;
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return ['israel', 'il', 'isr'].includes(name.trim().toLowerCase()) ? 'il' : 'non-il';
}
