import useSWR from 'swr';
import { site } from '../site';
import { draftElement } from './draftElement';
import { postsAnswer, type BlogLanguage, type Post } from './posts';
import { isTemporary, request, RequestError } from './request';

/** Ghost's preview has a random address, which only editors see. */
const isPreviewId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

interface Draft {
  /** Null until loaded. */
  post: Post | null;
  /** There is no such draft, or it could not be loaded. */
  failure: 'missing' | 'failed' | null;
  retry: () => void;
}

/** A page without a draft in it is that of a published post, to which Ghost redirects, or of another theme. */
function failureOf(error: unknown) {
  return error instanceof RequestError && (error.status === 404 || error.kind === 'shape')
    ? 'missing'
    : 'failed';
}

/**
 * A draft from Ghost's preview, which is open to everybody with its address and needs no key. It is requested again when the editor
 * returns to the window.
 * @param id the last part of the preview's address; null for no request.
 */
export function useDraft(language: BlogLanguage, id: string | null): Draft {
  const address = id !== null && isPreviewId(id) ? `${site.blogs[language].url}/p/${id}/` : null;
  const { data, error, mutate } = useSWR(
    address,
    (url) => request(url, postsAnswer, { within: draftElement }),
    { errorRetryCount: 2, errorRetryInterval: 2000, shouldRetryOnError: isTemporary },
  );
  const post = data?.posts[0] ?? null;
  const isMissing = (id !== null && address === null) || (data && !post);
  const failure = error ? failureOf(error) : isMissing ? 'missing' : null;
  return { post: failure === 'missing' ? null : post, failure, retry: () => void mutate() };
}
