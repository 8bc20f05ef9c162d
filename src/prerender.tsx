import createEmotionServer from '@emotion/server/create-instance';
import { createStyles, fontFiles } from '@stet/theme/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Bundle } from '../translations';
import { languages, type Language } from './locale/languages';
import type { Messages } from './locale/loadBundle';
import { LocaleProvider } from './locale/LocaleProvider';
import { createLocaleStore } from './locale/localeStore';
import { createRoutes, findPage, preparePage, shellBundles } from './routes';

export { pageRoutes } from './routes';
export { languages };

/** One page in one language as HTML, in the parts that the template has places for. */
export interface RenderedPage {
  /** The route's pattern, such as `/blog/:slug`; the browser hydrates only the page it finds here. */
  page: string;
  /** The page component's name, which is its file's name: the build finds its chunk by it. */
  component: string;
  /** `<title>`, `<meta>` and `<link>` of the page. */
  head: string;
  /** Critical CSS, one entry for each `<style>`: global styles by Emotion's name for them, then those of the components. */
  styles: { key: string; ids: string; css: string }[];
  /** Addresses of the fonts that the first screen needs. */
  fonts: string[];
  body: string;
  /** The message bundles that the page reads. */
  bundles: readonly Bundle[];
  /** `load` where the page cannot do without the application, `act` where the visitor's first act starts it. */
  wake: 'load' | 'act';
}

/** React writes a page's `<title>`, `<meta>` and `<link>` first, since it does not render the document itself. */
const leadingHeadTags = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)[^>]*\/>)*/;

/**
 * Renders one path in one language.
 * @param read gives the messages of a bundle in a language.
 */
export async function renderPage(
  path: string,
  language: Language,
  read: (language: Language, bundle: Bundle) => Messages,
): Promise<RenderedPage> {
  const route = findPage(path);
  const styles = await createStyles(languages[language].direction);
  const bundles = [...shellBundles, ...route.bundles];
  const messages = Object.assign({}, ...bundles.map((bundle) => read(language, bundle))) as Messages;
  const store = createLocaleStore<Bundle>(
    { language, styles, bundles, messages },
    { loadMessages: async (wanted, bundle) => read(wanted, bundle), loadStyles: async () => styles },
  );
  await preparePage(route, store);

  const { query, dataRoutes } = createStaticHandler(createRoutes(store));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response)
    throw new Error(`${path} answers with a redirect; only pages are prerendered.`);
  const router = createStaticRouter(dataRoutes, context);

  const html = renderToString(
    <StrictMode>
      <LocaleProvider store={store} sources={{ query: language }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LocaleProvider>
    </StrictMode>,
  );
  const { html: body, styles: chunks } = createEmotionServer(styles.cache).extractCriticalToChunks(html);
  const head = leadingHeadTags.exec(body)?.[0] ?? '';

  return {
    page: route.path,
    component: (await route.load()).default.name,
    head,
    styles: chunks.map(({ key, ids, css }) => ({ key, ids: ids.join(' '), css })),
    fonts: fontFiles(languages[language].direction),
    body: body.slice(head.length),
    bundles,
    wake: route.wake ?? 'act',
  };
}
