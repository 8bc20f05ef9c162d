/** The blog code that the prerenderer calls, built with `src/prerender.tsx` because it reads the configuration. */
export { setBuiltResponses } from '../../src/data/builtResponses.ts';
export { readBlog } from '../../src/data/readBlog.ts';
export { sanitizeIn } from '../../src/pages/PostPage/body/sanitize.ts';
