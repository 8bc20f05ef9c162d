/** Selector of a page whose address asks for its own language, until the application has read the address (`start/start.ts`). */
export const ownViewAsked = 'html:is([data-search*="view=en"]:lang(en), [data-search*="view=he"]:lang(he)) &';
