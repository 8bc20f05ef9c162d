import type { Plugin } from 'vite';

const id = '\0server-dompurify';

/** Gives DOMPurify jsdom's document when prerendering, so that posts pass the same sanitizer everywhere. */
export function serverDomPurify(): Plugin {
  return {
    name: 'stet-server-dompurify',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer) => (source === 'dompurify' && importer !== id ? id : undefined),
    load: (wanted) =>
      wanted === id
        ? `import createDOMPurify from 'dompurify';
           import { JSDOM } from 'jsdom';
           export default createDOMPurify(new JSDOM('').window);`
        : undefined,
  };
}
