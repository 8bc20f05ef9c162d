/**
 * The rules of every server of the built site: `npm start` follows them, the build writes them to `_headers` and `_redirects`, and a test
 * compares `deploy/nginx.conf` with them. Patterns are text because nginx reads them too.
 */
import { noFraming, securityHeaders } from '../site/contentSecurityPolicy.ts';

/** Headers of every answer without a policy of its own. */
export const fixedHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': noFraming,
};

export const allowedMethods = ['GET', 'HEAD'];

/** Folders of files with hashed names. */
export const hashedFolders = ['assets', 'messages'];

/** Immutable where names are hashed, else revalidated; on the way to visitors nobody rewrites a page. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache, no-transform' };

/** Files without an address: the page for any post, and files for servers. */
export const hidden = String.raw`^(/he)?/(post|headers\.json|_headers|_redirects|.+\.(html|gz|br))$`;

/** Matches paths of files; all others are pages. */
export const file = String.raw`\.[A-Za-z0-9]+$`;

/** A post's address; the post may be newer than the build. */
export const post = '^(?<blog_folder>/he)?/blog/[^/.]+$';

/** Values of `v` that force a language, and of `lng` that request Hebrew. */
export const forced = 'il-(en|he)';
export const askedHebrew = 'he(-|$)';
