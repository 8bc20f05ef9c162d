import { createServedStyles, fontFiles } from '@stet/theme/core';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Bundle } from '../translations';
import { cacheMessages } from './locale/readMessages';
import { languages, type Language } from './locale/languages';
import type { Messages } from './locale/loadBundle';
import { createLocaleFiles } from './locale/localeFiles';
import { inLanguage } from './paths';
import { createRoutes, findPage, preparePage, shellBundles } from './routes';

export { pageRoutes } from './routes';
export { languages };

/** A page in one language as HTML, in the parts that the template needs. */
export interface RenderedPage {
  /** The route's pattern, such as `/blog/:slug`; the browser hydrates only this page. */
  page: string;
  /** The page component's file name, by which the build finds its chunk. */
  component: string;
  /** `<title>`, `<meta>` and `<link>` of the page. */
  head: string;
  /** What Emotion inserted, in its order: a rule set per class, and global styles and animations, whose key ends in `-global`. */
  styles: { key: string; ids: string; css: string }[];
  /** Fonts to preload. */
  fonts: string[];
  body: string;
  /** The page's message bundles. */
  bundles: readonly Bundle[];
  /** Those that it also shows in the other language. */
  bothLanguages: readonly Bundle[];
  /** When the application starts, as in `PageRoute`. */
  hydrate: 'load' | 'content' | 'interaction';
}

/** React writes `<title>`, `<meta>` and `<link>` first, since it does not render the document. */
const leadingHeadTags = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)[^>]*\/>)*/;

/** What React writes for a Suspense boundary whose content threw, which it leaves to the browser. */
const failedBoundary = '<!--$!-->';

/**
 * Renders a path in a language.
 * @param read returns a bundle's messages.
 * @throws Error if a component throws, with that error as its cause.
 */
export async function renderPage(
  path: string,
  language: Language,
  read: (language: Language, bundle: Bundle) => Messages,
): Promise<RenderedPage> {
  const route = findPage(path);
  const styles = await createServedStyles(languages[language].direction);
  const bundles = [...shellBundles, ...route.bundles];
  const files = createLocaleFiles({
    loadMessages: async (wanted, bundle) => cacheMessages(wanted, bundle, read(wanted, bundle)),
    loadStyles: async () => styles,
  });
  await preparePage(route, language, files);

  const routes = createRoutes({ files, sources: { query: language } });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(inLanguage(path, language), 'http://localhost')));
  if (context instanceof Response)
    throw new Error(`${path} answers with a redirect; only pages are prerendered.`);
  if (context.errors)
    throw new Error(`${path} (${language}) cannot be rendered.`, { cause: Object.values(context.errors)[0] });
  const router = createStaticRouter(dataRoutes, context);

  const page = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  const html = renderToString(page);
  if (html.includes(failedBoundary)) {
    const errors: unknown[] = [];
    await prerenderToNodeStream(page, { onError: (error) => void errors.push(error) });
    throw new Error(`${path} (${language}) cannot be rendered: ${String(errors[0])}`, { cause: errors[0] });
  }
  const { key, inserted, registered } = styles.cache;
  const head = leadingHeadTags.exec(html)?.[0] ?? '';

  return {
    page: route.path,
    component: (await route.load()).default.name,
    head,
    styles: Object.entries(inserted).map(([ids, css]) => ({
      key: registered[`${key}-${ids}`] === undefined ? `${key}-global` : key,
      ids,
      css: String(css),
    })),
    fonts: fontFiles(languages[language].direction),
    body: html.slice(head.length),
    bundles,
    bothLanguages: route.bothLanguages ?? [],
    hydrate: route.hydrate ?? 'interaction',
  };
}
