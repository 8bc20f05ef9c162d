declare module 'virtual:message-urls' {
  /** Where each bundle is served, by language. */
  export const messageUrls: Record<'en' | 'he', Record<import('../translations/index.ts').Bundle, string>>;
}

/** The location service, defined by the build for the loader. */
declare const __LOCATION_URL__: string;

/** The loader's address, defined by the build for the start script. */
declare const __LOADER__: string;

/* Interfaces that TypeScript's library lacks or describes too broadly. */

interface Navigator {
  /** Network Information API: Chrome and Edge. */
  readonly connection?: { readonly saveData?: boolean };
  /** User-Agent Client Hints: Chrome and Edge. */
  readonly userAgentData?: { readonly platform?: string };
}

interface Node {
  cloneNode(subtree?: boolean): this;
}

/** HTML, 6.8. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}
