import { z } from 'zod';
import { tryOrUndefined } from './lib/tryOrUndefined.ts';

/** An http(s) address or a path on the site's own host, without a trailing slash. */
const address = z
  .string()
  .trim()
  .regex(/^(https?:\/\/[^\s/]+|\/)\S*$/, 'must be an http(s) address, or a path that begins with /')
  .transform((value) => value.replace(/\/+$/, ''));

/** Origins, separated by spaces or commas. */
const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^https?:\/\/[^\s/?#]+\/?$/,
          'must be origins such as https://storage.ghost.io, separated by spaces',
        )
        .transform((value) => value.replace(/\/$/, '')),
    ),
  );

/** Whether pages can show the name of the file at an address: they decode it. */
const canDecode = (url: string) =>
  tryOrUndefined(() => decodeURIComponent(url.replace(/[?#].*$/, ''))) !== undefined;

/** The site's own address, used in canonical links: plain http could be tampered with. */
const isSecure = (url: string) =>
  !URL.canParse(url) || /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/.test(url);

const wholeNumber = (digits: RegExp, fault: string) => z.string().regex(digits, fault).transform(Number);

const months = wholeNumber(/^[1-9]\d{0,2}$/, 'must be a number of months, from 1 to 999');

const email = z.email('must be an e-mail address');

/** Ghost's Content API keys. */
const contentKey = z
  .string()
  .regex(/^[0-9a-f]{26}$/, 'must be 26 hexadecimal digits (a Ghost Content API key)');

/** Text shown to visitors, such as a name. */
const words = z.string().trim().min(1);

/** Digits, with letters, hyphens or slashes as registers write them. */
const registrationNumber = z
  .string()
  .trim()
  .regex(
    /^(?=.*\d)[\dA-Z/-]{6,20}$/i,
    'must be the number in the register of companies, such as 51-123456-7',
  );

const telephone = z
  .string()
  .trim()
  .regex(/^\+\d[\d -]{6,18}\d$/, 'must be a telephone number in international form, such as +972 3 123 4567');

/** Required together with the installer's address. */
const installerVariables = [
  'STET_INSTALLER_VERSION',
  'STET_INSTALLER_BYTES',
  'STET_INSTALLER_SHA256',
] as const;

/** Every environment variable; `.env.example` documents them. */
const variables = z
  .object({
    STET_BRAND: words,
    STET_SITE_URL: z
      .url('must be the address visitors type, such as https://www.example.com')
      .refine(isSecure, 'must begin with https://; only localhost may do without')
      .transform((value) => value.replace(/\/+$/, '')),
    STET_PRODUCT_HOST: address,
    STET_LOGIN_HOST: address,
    STET_APP_HOST: address,
    STET_BLOG_EN_URL: address,
    STET_BLOG_EN_KEY: contentKey,
    STET_BLOG_HE_URL: address,
    STET_BLOG_HE_KEY: contentKey,
    STET_COMPANY_NAME_EN: words,
    STET_COMPANY_NAME_HE: words,
    STET_COMPANY_NUMBER: registrationNumber,
    STET_COMPANY_ADDRESS_EN: words,
    STET_COMPANY_ADDRESS_HE: words,
    STET_COMPANY_PHONE: telephone,
    STET_COMPANY_RECEPTION: z.enum(['none', 'appointment'], 'must be "none" or "appointment"'),
    STET_PRIVACY_NAME_EN: words,
    STET_PRIVACY_NAME_HE: words,
    STET_REPRESENTATIVE_EU: words.optional(),
    STET_REPRESENTATIVE_UK: words.optional(),
    STET_LOGS_MONTHS: months,
    STET_SUPPORT_MONTHS: months,
    STET_ACCESSIBILITY_NAME_EN: words,
    STET_ACCESSIBILITY_NAME_HE: words,
    STET_ACCESSIBILITY_PHONE: telephone,
    STET_ACCESSIBILITY_DAYS: wholeNumber(/^[1-9]\d?$/, 'must be a number of working days, from 1 to 99'),
    STET_EMAIL_INFO: email,
    STET_EMAIL_CAREERS: email,
    STET_EMAIL_PRIVACY: email,
    STET_EMAIL_ACCESSIBILITY: email,
    STET_LINKEDIN_URL: address,
    STET_X_URL: address,
    STET_YOUTUBE_URL: address,
    STET_POSTS: z.enum(['fetch', 'prerender'], 'must be "prerender" or "fetch"').default('prerender'),
    STET_MEDIA_HOSTS: origins.default([]),
    STET_DRAFTS: z.literal('show', 'must be "show", or left out').optional(),
    STET_PRESS_KIT_URL: address,
    STET_THIRD_PARTY_SOFTWARE_URL: address,
    STET_INSTALLER_URL: address
      .refine(canDecode, 'must be encoded in UTF-8, with a percent sign written as %25')
      .optional(),
    STET_INSTALLER_VERSION: words.optional(),
    STET_INSTALLER_BYTES: wholeNumber(
      /^[1-9]\d*$/,
      'must be the size of the file in bytes, a whole number',
    ).optional(),
    STET_INSTALLER_SHA256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (a SHA-256 checksum)')
      .transform((value) => value.toLowerCase())
      .optional(),
  })
  .superRefine((env, context) => {
    if (!env.STET_INSTALLER_URL) return;
    for (const name of installerVariables)
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
  });

/** The Windows installer: its address, and what visitors can compare their copy with. */
function toInstaller(env: z.output<typeof variables>) {
  const { STET_INSTALLER_URL: url, STET_INSTALLER_VERSION: version } = env;
  const { STET_INSTALLER_BYTES: bytes, STET_INSTALLER_SHA256: sha256 } = env;
  return url && version && bytes && sha256 ? { url, version, bytes, sha256 } : undefined;
}

/** The configuration as the rest of the code sees it: public names and addresses. */
export type Site = ReturnType<typeof toSite>;

function toSite(env: z.output<typeof variables>) {
  return {
    brand: env.STET_BRAND,
    url: env.STET_SITE_URL,
    /** The party to the terms, and the controller of personal data. */
    company: {
      name: { en: env.STET_COMPANY_NAME_EN, he: env.STET_COMPANY_NAME_HE },
      number: env.STET_COMPANY_NUMBER,
      address: { en: env.STET_COMPANY_ADDRESS_EN, he: env.STET_COMPANY_ADDRESS_HE },
      phone: env.STET_COMPANY_PHONE,
      /** Whether its offices are open to the public. */
      reception: env.STET_COMPANY_RECEPTION,
    },
    privacyContact: { name: { en: env.STET_PRIVACY_NAME_EN, he: env.STET_PRIVACY_NAME_HE } },
    /** Representatives under Article 27 of the GDPR and its British counterpart, where there are any: name and address. */
    representatives: { eu: env.STET_REPRESENTATIVE_EU, uk: env.STET_REPRESENTATIVE_UK },
    /** Retention of logs and support requests, in months. */
    retention: { logs: env.STET_LOGS_MONTHS, support: env.STET_SUPPORT_MONTHS },
    accessibilityCoordinator: {
      name: { en: env.STET_ACCESSIBILITY_NAME_EN, he: env.STET_ACCESSIBILITY_NAME_HE },
      phone: env.STET_ACCESSIBILITY_PHONE,
      /** Working days to answer a request. */
      days: env.STET_ACCESSIBILITY_DAYS,
    },
    hosts: { product: env.STET_PRODUCT_HOST, login: env.STET_LOGIN_HOST, app: env.STET_APP_HOST },
    blogs: {
      en: { url: env.STET_BLOG_EN_URL, key: env.STET_BLOG_EN_KEY },
      he: { url: env.STET_BLOG_HE_URL, key: env.STET_BLOG_HE_KEY },
    },
    /** Origins besides the blogs' from which they serve pictures, sound and films. */
    mediaHosts: env.STET_MEDIA_HOSTS,
    /** Whether the build prerenders the blogs' posts. */
    prerendersPosts: env.STET_POSTS === 'prerender',
    /** True when editors can see their drafts at `/draft`. */
    showsDrafts: env.STET_DRAFTS === 'show',
    email: {
      info: env.STET_EMAIL_INFO,
      careers: env.STET_EMAIL_CAREERS,
      privacy: env.STET_EMAIL_PRIVACY,
      accessibility: env.STET_EMAIL_ACCESSIBILITY,
    },
    social: { linkedin: env.STET_LINKEDIN_URL, x: env.STET_X_URL, youtube: env.STET_YOUTUBE_URL },
    pressKit: env.STET_PRESS_KIT_URL,
    thirdPartySoftware: env.STET_THIRD_PARTY_SOFTWARE_URL,
    installer: toInstaller(env),
  };
}

/**
 * Reads the site's configuration from environment variables.
 * @throws Error with one sentence for each variable that is missing or malformed.
 */
export function readSite(env: Record<string, string | undefined>): Site {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = variables.safeParse(given);
  if (result.success) return toSite(result.data);
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return name in given ? `${name} ${issue.message}; it is "${given[name]}".` : `${name} is missing.`;
  });
  throw new Error(
    `The site's configuration is incomplete:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}\n` +
      'Each variable is described in .env.example. `npm start` needs none of them: it uses the demo configuration.',
  );
}
