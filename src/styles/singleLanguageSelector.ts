/** Selector of a page whose address asks for its own language, until the application has read the address (`start/start.ts`). */
export const singleLanguageSelector =
  'html:is([data-search*="view=en"]:lang(en), [data-search*="view=he"]:lang(he)) &';
