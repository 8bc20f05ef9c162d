/** Whether a server has answered with a file: some answer with their page, and status 200, for one that they do not have any more. */
export const isFile = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.includes('html');

/** An error whose cause is the status of the answer, by which `isMissing` tells it from a lack of network. */
export const noFile = (url: string, { status }: Response) => new Error(url, { cause: status });

/**
 * Whether something could not be loaded because the server, which answers, has no such file: the site has been updated since the page was opened.
 * Some servers say 404 or 410, some 403, and some 200.
 */
export const isMissing = (error: unknown): boolean => (Object(error) as { cause: number }).cause < 500;
