declare module 'virtual:message-urls' {
  /** Where each bundle is served, by language. */
  export const messageUrls: Record<'en' | 'he', Record<import('../translations/index.ts').Bundle, string>>;
}
