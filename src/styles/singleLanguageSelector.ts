/** Selector of a page whose address asks for its own language, until the application has read the address (`start/start.ts`). */
export const singleLanguageSelector =
  'html:is([data-scripted*="view=en"]:lang(en), [data-scripted*="view=he"]:lang(he)) &';
