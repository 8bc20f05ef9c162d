import { JSDOM } from '../../../tools/site/readPage.ts';

/** The document of a built page, without its styles, since jsdom does not parse all of CSS. */
export const builtDocument = (html: string): Document =>
  new JSDOM(html.replace(/<style[^]*?<\/style>/g, '')).window.document;
