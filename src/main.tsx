import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { retainStyles, stylesheetLink } from './components/FirstScreenEnd';
import { PrefetchContext } from './components/PageLink';
import { watchPresses } from './browser/loading';
import { listenForSearchKey } from './browser/searchShortcut';
import { setBuiltResponses } from './data/builtResponses';
import { preloadForControl } from './layout/onDemand';
import { browserFiles as files } from './locale/browserFiles';
import { loadRetries, readJson } from './locale/loadBundle';
import { translated } from './locale/pageAddress';
import { resolveLanguage } from './locale/resolveLanguage';
import { movedPaths, pageLanguageOf, pagePathOf } from './paths';
import { createRoutes, findPage, preparePage } from './routes';
import { site } from './site';
import { watchServed } from './start/carryOver';
import { guardNodes } from './start/foreignNodes';
import type { StartHandover } from './start/handover';
import { renderer } from './start/renderer';
import { replay } from './start/replay';

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
  watchPresses();
  void replay(window.stetStart?.drain() ?? [])
    .then(loadRetries)
    .catch(() => undefined);
}

guardNodes();

/** Loads a page ahead, by its path in a language. */
const prefetch = (path: string) => preparePage(findPage(pagePathOf(path)), pageLanguageOf(path), files);

/**
 * Starts the application by hydrating the prerendered page. If the HTML is for another page (a host with one file for all addresses) or
 * language, it renders from scratch. Rejects if code, messages or styles cannot be read; then it may be called again.
 */
export async function start(): Promise<void> {
  const { pathname, search, hash } = location;
  const path = pagePathOf(pathname);
  const moved = movedPaths[path];
  if (moved) {
    location.replace(translated(pageLanguageOf(pathname), { pathname: moved, search, hash }));
    return;
  }
  const handover: StartHandover = window.stetStart!;
  const { sources } = handover;
  const root = document.getElementById('root')!;
  const { page: servedPage, language: servedLanguage, answers } = root.dataset;
  // The page's own language rather than a guess, which may follow once the page knows whether it has a translation.
  const { language } = resolveLanguage(sources, handover.answer === 'failed' ? 'pending' : handover.answer);
  const route = findPage(path);
  const isServed = servedPage === route.path && servedLanguage === language;

  await preparePage(route, language, files);
  if (isServed && answers) setBuiltResponses(await readJson(answers));
  // The address decides the language, and the router knows it in one spelling only.
  const address = translated(language, { pathname, search, hash });
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  const locationUrl = `${site.hosts.product}/location`;
  const router = createBrowserRouter(createRoutes({ files, sources, locationUrl }), {
    hydrationData: { loaderData: { [route.path]: null } },
  });
  const tree = (
    <StrictMode>
      <WhenReady onReady={replayInteractions}>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </WhenReady>
    </StrictMode>
  );

  document.querySelectorAll('[data-pending]').forEach(preloadForControl);
  // Outside a transition React hydrates the whole page in one task.
  if (isServed) {
    watchServed(handover);
    startTransition(() => void renderer.hydrateRoot(root, tree));
  } else {
    retainStyles(stylesheetLink());
    root.replaceChildren();
    renderer.createRoot(root).render(tree);
  }
}
