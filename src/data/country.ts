/** Where a visitor is, as far as the site cares. */
export type Country = 'il' | 'non-il';

/** How long the site waits for the location service before it decides without an answer, in milliseconds. */
export const locationTimeout = 4000;

/**
 * Reads the location service's answer, `{data: {country}}` or `{country}`. Free of any library, because the start script in
 * every page's HTML carries it.
 * @returns undefined when the answer names no country.
 */
export function countryOf(body: unknown): Country | undefined {
  const { data, country } = Object(body) as { data?: unknown; country?: unknown };
  const name = (Object(data) as { country?: unknown }).country ?? country;
  if (typeof name !== 'string' || !name.trim()) return undefined;
  return ['israel', 'il', 'isr'].includes(name.trim().toLowerCase()) ? 'il' : 'non-il';
}
