/**
 * What every server of the built site does. `npm start` follows these rules, the build writes them to `_headers` and `_redirects`,
 * and `npm run nginx` to `deploy/nginx.conf`. Patterns are text because nginx reads them too.
 */
import { noFraming, securityHeaders } from '../site/contentSecurityPolicy.ts';

/** Headers of every answer that has no policy of its own. */
export const fixedHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': noFraming,
};

export const allowedMethods = ['GET', 'HEAD'];

/** Folders whose files carry a hash in their names. */
export const hashedFolders = ['assets', 'messages'];

/** How long browsers keep an answer: for ever where the name carries a hash, else they ask again each time. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Files of the build that are no addresses: the page for any post, and what only servers read. */
export const hidden = String.raw`^(/he)?/(post|headers\.json|_headers|_redirects|.+\.(html|gz|br))$`;

/** A path that names a file; all others name a page. */
export const file = String.raw`\.[A-Za-z0-9]+$`;

/** The address of a post, which may be newer than the build. */
export const post = '^(?<blog_folder>/he)?/blog/[^/.]+$';

/** The value of `v` that forces a language, and of `lng` that asks for Hebrew. */
export const forced = 'il-(en|he)';
export const askedHebrew = 'he(-|$)';
