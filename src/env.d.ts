declare module 'virtual:message-urls' {
  /** Where each bundle is served, by language. */
  export const messageUrls: Record<'en' | 'he', Record<import('../translations/index.ts').Bundle, string>>;
}

/** The location service, defined by the build for the loader. */
declare const __LOCATION_URL__: string;

/** The loader's address, defined by the build for the start script. */
declare const __LOADER__: string;

/** `CloseWatcher` (HTML, 6.8) is missing in TypeScript's library. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
