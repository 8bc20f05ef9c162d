/**
 * Fetches a file of the build, past the cache if that holds the 404 of one that has arrived since, during a release. Some servers answer with a
 * page of theirs, and status 200, for a file that they do not have any more.
 * @throws Error if the server has no such file, with the status of its answer as the cause.
 */
export async function fetchFile(url: string | URL, options?: RequestInit): Promise<Response> {
  let cause;
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(url, { ...options, cache });
    if (response.ok && !response.headers.get('content-type')?.includes('html')) return response;
    cause = response.status;
  }
  throw new Error(String(url), { cause });
}

/**
 * Whether something could not be loaded because the server, which answers, has no such file: the site has been updated since the page was opened.
 * Some servers say 404 or 410, some 403, and some 200.
 */
export const isMissing = (error: unknown): boolean => (Object(error) as { cause: number }).cause < 500;
