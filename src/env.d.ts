declare module 'virtual:message-urls' {
  /** Where each bundle is served, by language. */
  export const messageUrls: Record<'en' | 'he', Record<import('../translations/index.ts').Bundle, string>>;
}

/** The address of the location service; the build defines it for the start script. */
declare const __LOCATION_URL__: string;

/** What closes on the platform's Back, in browsers that have it (HTML, 6.8); TypeScript's library lacks it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
