declare module 'virtual:message-urls' {
  import type { Bundle } from '../translations';

  /** Where each bundle is served, by language. */
  export const messageUrls: Record<'en' | 'he', Record<Bundle, string>>;
}
