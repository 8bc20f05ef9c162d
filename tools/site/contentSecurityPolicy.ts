import { createHash } from 'node:crypto';
import type { Site } from '../../src/siteSchema.ts';

/** `'sha256-…'` of an inline script or style, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The sources of several texts, each once. */
const hashSources = (texts: string[]) => [...new Set(texts.map(hashSource))];

/** The players that run inside a post once the reader presses their button, and not before. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The origins of configured addresses; an address on the site's own host is covered by 'self'. */
function origins(addresses: string[]): string[] {
  const absolute = addresses.filter((address) => URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

/**
 * The policy of one page: no `unsafe-inline`, no `unsafe-eval`, no `unsafe-hashes`. Inline scripts and styles are named
 * by their hashes; the hash of the empty string is the `<style>` that Emotion fills by CSSOM.
 * @param inline what stands in the page; `frames` are origins that a reader can call into it.
 */
export function contentSecurityPolicy(
  site: Site,
  inline: { scripts: string[]; styles: string[]; frames?: readonly string[] },
): string {
  const blogs = origins([site.blogs.en.url, site.blogs.he.url]);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(inline.scripts)],
    'style-src': hashSources(['', ...inline.styles]),
    'img-src': ["'self'", 'data:', ...blogs],
    'media-src': ["'self'", ...blogs],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins([site.hosts.product]), ...blogs],
    ...(inline.frames && { 'frame-src': [...inline.frames] }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Only what the sanitiser has seen becomes HTML (`src/components/trustedTypes.ts`).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['stet'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers for every page and file; a page's own policy comes on top, with what a `<meta>` cannot say. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // Other hosts of the domain are not this site's to promise for: docs/operate.md says how to include them.
  'strict-transport-security': 'max-age=63072000',
};

/** What a `<meta>` may not say, and a header may. */
export const noFraming = "frame-ancestors 'none'";

/** The policy of a page as a header. */
export function policyHeader(policy: string): string {
  return `${policy}; ${noFraming}`;
}
