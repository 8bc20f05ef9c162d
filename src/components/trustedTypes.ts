import type { TrustedHTML, TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';

/** HTML that the page's policy lets into the document; a string in browsers without Trusted Types. */
export type SafeHtml = TrustedHTML | string;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

/**
 * The one Trusted Types policy that the site's Content-Security-Policy allows; undefined in browsers that have none, and in the
 * build. Its HTML is made by the sanitiser alone, its scripts are JSON, and it makes no address of a script.
 */
export const policy: TrustedTypePolicy | undefined = trustedTypes?.createPolicy('stet', {
  createHTML: (html) => html,
  createScript(json) {
    JSON.parse(json);
    return json;
  },
  createScriptURL() {
    throw new TypeError('No script has an address that is made by the page.');
  },
});

/** Nothing, as HTML. */
export const emptyHtml: SafeHtml = trustedTypes?.emptyHTML ?? '';
