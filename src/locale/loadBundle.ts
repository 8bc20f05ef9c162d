import pLimit from 'p-limit';
import { fetchFile, isMissing } from '../browser/missingFile';
import type { MessageFormatElement } from 'react-intl';

/** Messages of a bundle, compiled by the build. */
export type Messages = Record<string, MessageFormatElement[]>;

type ReadMessages = (url: string) => Promise<Messages>;

/** Milliseconds without a byte after which a file is given up. */
const longestSilence = 4000;

/** Reads JSON that the build wrote; rejects if it cannot be read, or stops arriving. */
export async function readJson<Content>(url: string): Promise<Content> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), longestSilence);
  };
  listen();
  try {
    const response = await fetchFile(url, { signal: controller.signal });
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, body) {
        listen();
        body.enqueue(chunk);
      },
    });
    return await new Response(response.body?.pipeThrough(heard)).json();
  } finally {
    clearTimeout(timer);
  }
}

/** Imports what only a failed read needs; called ahead, so that it is there when the network is not. */
export const loadRetries = () => import('p-retry');

/**
 * A loader for message bundles: at most 10 parallel requests; failed ones are retried up to 5 times, after 350 ms and then doubling pauses.
 * Bundles are cached; failed ones may be requested again.
 */
export function createBundleLoader(read: ReadMessages = readJson): ReadMessages {
  const limit = pLimit(10);
  const bundles = new Map<string, Promise<Messages>>();

  async function readWithRetries(url: string): Promise<Messages> {
    const first = read(url);
    return first.catch(async () => {
      const { default: pRetry } = await loadRetries();
      return pRetry((attempt) => (attempt === 1 ? first : read(url)), {
        retries: 5,
        minTimeout: 350,
        factor: 2,
        // The file of a former build does not return.
        shouldRetry: ({ error }) => !isMissing(error),
      });
    });
  }

  return (url) => {
    let bundle = bundles.get(url);
    if (!bundle) {
      bundle = limit(() => readWithRetries(url));
      bundle.catch(() => bundles.delete(url));
      bundles.set(url, bundle);
    }
    return bundle;
  };
}
