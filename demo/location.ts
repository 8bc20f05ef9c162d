import type { Reply } from './reply.ts';

/**
 * The product's location service: `{data: {country}}`.
 * @param country as a request chose it; Israel when it did not.
 */
export function locationReply(country = 'Israel'): Reply {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    },
    body: { data: { country } },
  };
}
