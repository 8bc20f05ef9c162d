import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { retainStyles, stylesheetLink } from './components/FirstScreenEnd';
import { changeLanguage } from './browser/pageTransitions';
import { PrefetchContext } from './components/PageLink';
import { finishReplay } from './browser/replayFinished';
import { listenForSearchKey } from './browser/searchShortcut';
import { setBuiltAnswers } from './data/builtAnswers';
import { preloadForControl } from './layout/onDemand';
import { startLocale } from './locale/browserLocale';
import { asLanguage } from './locale/languages';
import { loadRetries, readJson } from './locale/loadBundle';
import { LocaleProvider } from './locale/LocaleProvider';
import { chosenLanguage, forcedLanguage } from './locale/resolveLanguage';
import { readLanguageSources } from './locale/storedLanguage';
import { routerWindow } from './locale/routerWindow';
import { inLanguage, languageOfPath, movedPaths, pagePathOf } from './paths';
import { createRoutes, findPage, preparePage, shellBundles } from './routes';
import { renderer } from './start/renderer';
import { replay } from './start/replay';

/** Replaces interfaces that embedded views or extensions may remove. */
async function completeInterfaces() {
  const isComplete =
    ['matchMedia', 'IntersectionObserver', 'ResizeObserver'].every((name) => name in window) &&
    ['PluralRules', 'NumberFormat', 'DateTimeFormat'].every((name) => name in Intl);
  if (!isComplete) await import('./start/missingInterfaces');
}

/** Calls back when everything above the first Suspense boundary has been hydrated or rendered. */
function WhenReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Replays recorded interactions, once the application handles events; then imports what it may need when the network is gone. */
function replayInteractions() {
  if (document.documentElement.dataset.hydrated !== undefined) return;
  document.documentElement.dataset.hydrated = '';
  listenForSearchKey();
  void replay(window.stetStart?.take() ?? [])
    .finally(finishReplay)
    .then(loadRetries)
    .catch(() => undefined);
}

/**
 * Starts the application by hydrating the prerendered page. If the HTML is for another page (a host with one file for all addresses) or
 * language, it renders from scratch. Rejects if messages or styles cannot be read; then it may be called again.
 */
export async function start(): Promise<void> {
  await completeInterfaces();
  const path = pagePathOf(location.pathname);
  const moved = movedPaths[path];
  if (moved) {
    location.replace(
      inLanguage(moved, languageOfPath(location.pathname) ?? 'en') + location.search + location.hash,
    );
    return;
  }
  const root = document.getElementById('root')!;
  const { page: servedPage, language: servedLanguage, answers } = root.dataset;
  const sources = { ...readLanguageSources(), htmlTag: servedLanguage ?? document.documentElement.lang };
  // Abroad no choice counts, so there is no need to render in its language first.
  const chosen = window.stetStart?.answer === 'non-il' ? 'en' : chosenLanguage(sources);
  const language = forcedLanguage(sources) ?? chosen ?? asLanguage(servedLanguage) ?? 'en';
  const route = findPage(path);
  const isServed = servedPage === route.path && servedLanguage === language;

  const locale = await startLocale({
    language,
    bundles: [...shellBundles, ...route.bundles],
    applyUpdate: changeLanguage,
  });
  if (isServed && answers) setBuiltAnswers(await readJson(answers));
  const page = await preparePage(route, locale).then(
    () => ({ failed: false }),
    () => ({ failed: true }),
  );
  const router = createBrowserRouter(createRoutes(locale), {
    window: routerWindow(() => locale.get().language),
    hydrationData: { loaderData: { [route.path]: page } },
  });
  const tree = (
    <StrictMode>
      <WhenReady onReady={replayInteractions}>
        <PrefetchContext value={(pathname) => preparePage(findPage(pathname), locale)}>
          <LocaleProvider store={locale} sources={sources} finalAnswer={window.stetStart?.finalAnswer}>
            <RouterProvider router={router} />
          </LocaleProvider>
        </PrefetchContext>
      </WhenReady>
    </StrictMode>
  );

  document.querySelectorAll('[data-pending]').forEach(preloadForControl);
  // Outside a transition React hydrates the whole page in one task.
  if (isServed) startTransition(() => void renderer.hydrateRoot(root, tree));
  else {
    retainStyles(stylesheetLink());
    root.replaceChildren();
    renderer.createRoot(root).render(tree);
  }
}
