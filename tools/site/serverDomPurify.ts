import type { Plugin } from 'vite';

const id = '\0server-dompurify';

/** DOMPurify needs a document: the prerenderer, which has none, gets it with one of jsdom's. Posts pass the same sanitiser everywhere. */
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
