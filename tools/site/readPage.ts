import { createRequire } from 'node:module';

/** jsdom brings no types. It runs no scripts, so a page is what a crawler sees. */
export const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, options?: { contentType: string }) => { window: typeof globalThis };
};
const parser = new new JSDOM('').window.DOMParser();

/** A page's document without scripts and styles, as it is where scripts run. */
export function readPage(html: string): Document {
  const document = parser.parseFromString(html, 'text/html');
  document.querySelectorAll('script, style, noscript').forEach((element) => element.remove());
  return document;
}
