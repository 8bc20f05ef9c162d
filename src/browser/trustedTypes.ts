import type {
  TrustedHTML,
  TrustedTypePolicy,
  TrustedTypePolicyFactory,
  TrustedTypePolicyOptions,
} from 'trusted-types/lib';

/** HTML accepted by the content security policy; a string in browsers without Trusted Types. */
export type SafeHtml = TrustedHTML | string;

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

/** HTML comes from the sanitizer, scripts are JSON, and script URLs, without a rule, are refused. */
const rules: TrustedTypePolicyOptions = {
  createHTML: (html) => html,
  createScript(json) {
    JSON.parse(json);
    return json;
  },
};

/** The one Trusted Types policy; undefined without browser support and in the build. */
export const policy: TrustedTypePolicy | undefined = trustedTypes?.createPolicy('stet', rules);

export const emptyHtml: SafeHtml = trustedTypes?.emptyHTML ?? '';
