import { createHash } from 'node:crypto';
import type { Site } from '../../src/siteSchema.ts';

/** `'sha256-…'` of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const hashSources = (texts: string[]) => [...new Set(texts.map(hashSource))];

/** Frames that a post may open when the reader presses play. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Origins of configured addresses; `'self'` covers the site's own. */
function origins(addresses: string[]): string[] {
  const absolute = addresses.filter((address) => URL.canParse(address));
  return [...new Set(absolute.map((address) => new URL(address).origin))];
}

/**
 * The policy of one page, without `unsafe-*`. Inline scripts and styles are listed by hash; the empty string's hash is for the `<style>`
 * that Emotion fills by CSSOM.
 * @param inline the page's inline code; `frames` are origins that a reader can open in it.
 */
export function contentSecurityPolicy(
  site: Site,
  inline: { scripts: string[]; styles: string[]; hasStyleFile?: boolean; frames?: readonly string[] },
): string {
  const blogs = origins([site.blogs.en.url, site.blogs.he.url]);
  const media = [...blogs, ...origins(site.mediaHosts)];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(inline.scripts)],
    'style-src': [...(inline.hasStyleFile ? ["'self'"] : []), ...hashSources(['', ...inline.styles])],
    'img-src': ["'self'", 'data:', ...media],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins([site.hosts.product]), ...blogs],
    ...(inline.frames && { 'frame-src': [...inline.frames] }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Only sanitized HTML (`src/browser/trustedTypes.ts`) is allowed.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['stet'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every page and file; a page adds its own policy. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  // Without `includeSubDomains`, since other hosts of the domain are not ours: see docs/operate.md.
  'strict-transport-security': 'max-age=63072000',
};

/** Not allowed in a `<meta>`. */
export const noFraming = "frame-ancestors 'none'";

export function policyHeader(policy: string): string {
  return `${policy}; ${noFraming}`;
}
