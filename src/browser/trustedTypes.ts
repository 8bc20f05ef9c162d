import type { TrustedHTML, TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';

/** HTML accepted by the content security policy; a string in browsers without Trusted Types. */
export type SafeHtml = TrustedHTML | string;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

/**
 * The application's Trusted Types policy; undefined without browser support and in the build. HTML comes from the sanitizer, scripts are
 * JSON, script URLs are refused. Besides it the content security policy allows the loader's, for one worker.
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

export const emptyHtml: SafeHtml = trustedTypes?.emptyHTML ?? '';
