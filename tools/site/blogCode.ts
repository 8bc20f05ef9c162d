/** The blog code that the prerenderer calls, built with `src/prerender.tsx` because it reads the configuration. */
export { setBuiltAnswers } from '../../src/data/builtAnswers.ts';
export { readBlog } from '../../src/data/readBlog.ts';
export { sanitiseIn } from '../../src/pages/PostPage/body/sanitise.ts';
export { sharedPicture } from '../../src/pages/PostPage/sharedPicture.ts';
