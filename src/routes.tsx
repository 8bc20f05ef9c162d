import type { ComponentType } from 'react';
import { matchPath, type RouteObject } from 'react-router-dom';
import type { Bundle } from '../translations';
import { leavePage } from './browser/pageTransitions';
import { ErrorView } from './layout/ErrorView';
import { Shell } from './layout/Shell';
import type { LocaleStore } from './locale/localeStore';
import { draftPath, inLanguage, openings, type Opening, type PagePath } from './paths';
import { site } from './site';

/** A page: its path, its code and its message bundles besides the shell's. */
export interface PageRoute {
  path: PagePath | Opening['path'] | '/blog/:slug' | typeof draftPath | '*';
  load: () => Promise<{ default: ComponentType }>;
  bundles: readonly Bundle[];
  /** Message bundles that it shows in both languages. */
  bothLanguages?: readonly Bundle[];
  /** When the application starts: `load` at once, `content` once the blog is newer than the HTML, else on the first interaction. */
  hydrate?: 'load' | 'content';
}

/** Messages of every page: header, footer, menus, errors. */
export const shellBundles: readonly Bundle[] = ['shell'];

const notFoundRoute: PageRoute = {
  path: '*',
  load: () => import('./pages/NotFoundPage'),
  bundles: ['notFound'],
  // Its words depend on the address.
  hydrate: 'load',
};

const draftRoute: PageRoute = {
  path: draftPath,
  load: () => import('./pages/PostPage/DraftPage'),
  bundles: ['blog', 'draft'],
  hydrate: 'load',
};

export const pageRoutes: readonly PageRoute[] = [
  { path: '/', load: () => import('./pages/HomePage/HomePage'), bundles: ['home', 'samples', 'claims'] },
  { path: '/pricing', load: () => import('./pages/PricingPage/PricingPage'), bundles: ['pricing', 'claims'] },
  {
    path: '/faq',
    load: () => import('./pages/FaqPage/FaqPage'),
    bundles: ['faq', 'legal'],
    bothLanguages: [...shellBundles, 'faq'],
  },
  { path: '/tokens', load: () => import('./pages/TokensPage/TokensPage'), bundles: ['tokens'] },
  { path: '/download', load: () => import('./pages/DownloadPage/DownloadPage'), bundles: ['download'] },
  {
    path: '/almost-done',
    load: () => import('./pages/AlmostDonePage/AlmostDonePage'),
    bundles: ['download'],
    hydrate: 'load',
  },
  { path: '/for-it', load: () => import('./pages/ForItPage/ForItPage'), bundles: ['forIt', 'claims'] },
  { path: '/blog', load: () => import('./pages/BlogPage/BlogPage'), bundles: ['blog'], hydrate: 'content' },
  {
    path: '/blog/:slug',
    load: () => import('./pages/PostPage/PostPage'),
    bundles: ['blog', 'notFound'],
    hydrate: 'content',
  },
  ...(site.showsDrafts ? [draftRoute] : []),
  { path: '/contact', load: () => import('./pages/ContactPage/ContactPage'), bundles: ['contact'] },
  { path: '/terms', load: () => import('./pages/LegalPage/TermsPage'), bundles: ['legal', 'terms'] },
  { path: '/privacy', load: () => import('./pages/LegalPage/PrivacyPage'), bundles: ['legal', 'privacy'] },
  { path: '/hiring', load: () => import('./pages/HiringPage/HiringPage'), bundles: ['hiring'] },
  ...openings.map(({ path }): PageRoute => ({
    path,
    load: () => import('./pages/OpeningPage/OpeningPage'),
    bundles: ['hiring'],
  })),
  {
    path: '/accessibility',
    load: () => import('./pages/AccessibilityPage/AccessibilityPage'),
    bundles: ['accessibility', 'hiring'],
  },
  { path: '/sitemap', load: () => import('./pages/SitemapPage/SitemapPage'), bundles: ['sitemap'] },
  { path: '/coming-soon', load: () => import('./pages/ComingSoonPage'), bundles: ['comingSoon'] },
  notFoundRoute,
];

/** The route of a path; the not-found page for unknown ones. */
export function findPage(pathname: string): PageRoute {
  return pageRoutes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? notFoundRoute;
}

const loaded = new Map<PageRoute, ComponentType>();

/** Loads a page's code and messages. Rejects if either fails; calling again retries. */
export async function preparePage(route: PageRoute, locale: LocaleStore): Promise<void> {
  const [module] = await Promise.all([
    route.load(),
    locale.loadBundles(route.bundles),
    route.bothLanguages && locale.loadSecondary(route.bothLanguages),
  ]);
  loaded.set(route, module.default);
}

/** After a deployment old chunks are gone: if the server answers, a full page load gets the new version. */
async function serverAnswers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    (response) => response.ok,
    () => false,
  );
}

/** The routes for react-router, which keeps the old page until a loader resolves. */
export function createRoutes(locale: LocaleStore): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ErrorView />,
      children: pageRoutes.map((route) => ({
        id: route.path,
        path: route.path,
        caseSensitive: true,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        /** If it has failed, the previous page stays. */
        async loader({ request }): Promise<{ failed: boolean }> {
          try {
            await preparePage(route, locale);
            await leavePage(request);
            return { failed: false };
          } catch {
            // The visitor has gone elsewhere meanwhile.
            if (request.signal.aborted) return { failed: true };
            const { pathname, search, hash } = new URL(request.url);
            const address = inLanguage(pathname, locale.get().language) + search + hash;
            const isStale = !loaded.has(route) && (await serverAnswers(address));
            // Replaces the entry that the router adds next.
            if (isStale && !request.signal.aborted) window.location.replace(address);
            return { failed: true };
          }
        },
        Component() {
          const Page = loaded.get(route);
          return Page && <Page />;
        },
      })),
    },
  ];
}
