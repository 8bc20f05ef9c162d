import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadLateParts } from './components/late';
import { PrefetchContext } from './components/PageLink';
import { listenForSearchKey } from './components/searchShortcut';
import { startLocale } from './locale/browserLocale';
import { asLanguage } from './locale/languages';
import { LocaleProvider } from './locale/LocaleProvider';
import { chosenLanguage } from './locale/resolveLanguage';
import { readLanguageSources } from './locale/storedLanguage';
import { movedPaths } from './paths';
import { createRoutes, findPage, preparePage, shellBundles } from './routes';

/**
 * Starts the site. A prerendered page is hydrated; where the HTML is another page (a host that answers everything with one
 * file) or another language (a host that cannot read cookies), the same tree is drawn from scratch instead (X1).
 */
async function start() {
  const moved = movedPaths[location.pathname];
  if (moved) {
    location.replace(moved + location.search + location.hash);
    return;
  }
  listenForSearchKey();
  const root = document.getElementById('root')!;
  const { page: servedPage, language: servedLanguage } = root.dataset;
  const sources = readLanguageSources();
  const language = chosenLanguage(sources) ?? asLanguage(servedLanguage) ?? 'en';
  const route = findPage(location.pathname);
  const isServed = servedPage === route.path && servedLanguage === language;
  const embedded = isServed ? JSON.parse(document.getElementById('messages')!.textContent) : undefined;

  const bundles = [...shellBundles, ...route.bundles];
  const locale = await startLocale({ language, bundles, embedded, beforeSwitch: loadLateParts });
  const routes = createRoutes(locale);
  const page = await preparePage(route, locale).then(
    () => ({ failed: false }),
    () => ({ failed: true }),
  );
  if (!isServed) await loadLateParts();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [route.path]: page } },
  });
  const tree = (
    <StrictMode>
      <PrefetchContext value={(pathname) => preparePage(findPage(pathname), locale)}>
        <LocaleProvider store={locale} sources={sources}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </PrefetchContext>
    </StrictMode>
  );

  if (isServed) hydrateRoot(root, tree);
  else {
    root.replaceChildren();
    createRoot(root).render(tree);
  }
}

void start();
