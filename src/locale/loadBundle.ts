import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { MessageFormatElement } from 'react-intl';

/** The messages of one bundle, compiled by the build: no message is parsed in the browser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Reads one message file over HTTP; rejects if it cannot be read. */
export type ReadMessages = (url: string) => Promise<Messages>;

const readOverHttp: ReadMessages = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Messages;
};

/**
 * A backend loader for message bundles: at most 10 reads at a time; a failed read is tried up to 5 times again, first
 * after 350 ms, then after twice as long each time. A bundle is read once; a bundle that failed may be asked for again.
 */
export function createBundleLoader(read: ReadMessages = readOverHttp): ReadMessages {
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
