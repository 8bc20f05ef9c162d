/** The code of the blog that the prerenderer calls; it is built beside `src/prerender.tsx`, since it reads the site's configuration. */
export { giveAnswers } from '../../src/data/builtAnswers.ts';
export { readBlog } from '../../src/data/readBlog.ts';
export { sharedPicture } from '../../src/pages/PostPage/sharedPicture.ts';
