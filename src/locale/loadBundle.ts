import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { MessageFormatElement } from 'react-intl';

/** Messages of a bundle, compiled by the build. */
export type Messages = Record<string, MessageFormatElement[]>;

type ReadMessages = (url: string) => Promise<Messages>;

/** Reads JSON that the build wrote; rejects if it cannot be read. */
export async function readJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Content;
}

/**
 * A loader for message bundles: at most 10 parallel requests; failed ones are retried up to 5 times, after 350 ms and then doubling pauses.
 * Bundles are cached; failed ones may be requested again.
 */
export function createBundleLoader(read: ReadMessages = readJson): ReadMessages {
  const limit = pLimit(10);
  const bundles = new Map<string, Promise<Messages>>();

  return (url) => {
    let bundle = bundles.get(url);
    if (!bundle) {
      bundle = limit(() => pRetry(() => read(url), { retries: 5, minTimeout: 350, factor: 2 }));
      bundle.catch(() => bundles.delete(url));
      bundles.set(url, bundle);
    }
    return bundle;
  };
}
