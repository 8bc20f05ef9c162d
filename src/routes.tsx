import type { ComponentType } from 'react';
import { matchPath, Outlet, type RouteObject } from 'react-router-dom';
import type { Bundle } from '../translations';
import { leavePage } from './browser/crossFade';
import { ErrorView } from './layout/ErrorView';
import { isMissing } from './browser/missingFile';
import { loadFailure } from './layout/loadFailure';
import { Shell } from './layout/Shell';
import { otherLanguage, type Language } from './locale/languages';
import type { LocaleFiles } from './locale/localeFiles';
import { LocaleProvider, type LocaleSetup } from './locale/LocaleProvider';
import { draftPath, openings, pageLanguageOf, type Opening, type PagePath } from './paths';
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

/** Loads a page's code, messages and styles in a language. Rejects if they cannot be read; calling again retries. */
export async function preparePage(route: PageRoute, language: Language, files: LocaleFiles): Promise<void> {
  const [module] = await Promise.all([
    route.load(),
    files.load(language, [...shellBundles, ...route.bundles]),
    route.bothLanguages && files.loadOptional(otherLanguage(language), route.bothLanguages),
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

/** The routes for react-router, which keeps the page on screen until a loader resolves. Every page has two addresses: `/he` is optional. */
export function createRoutes(locale: LocaleSetup): RouteObject[] {
  const pages = pageRoutes.map((route): RouteObject => {
    const at = route.path === '/' ? ({ index: true } as const) : { path: route.path.replace(/^\//, '') };
    return {
      ...at,
      id: route.path,
      caseSensitive: true,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      async loader({ request }) {
        const { pathname, search } = new URL(request.url);
        try {
          await preparePage(route, pageLanguageOf(pathname), locale.files);
        } catch (error) {
          // Of a page that has been loaded only another language can be missing.
          const isStale = loaded.has(route) ? isMissing(error) : await serverAnswers(request.url);
          if (!request.signal.aborted) loadFailure.set({ address: pathname + search, isStale });
          // `layout/Notices.tsx` leads back.
          return new Promise<null>(() => undefined);
        }
        await leavePage();
        return null;
      },
      Component() {
        const Page = loaded.get(route);
        return Page && <Page />;
      },
    };
  });
  const shell = { path: 'he?', caseSensitive: true, element: <Shell />, errorElement: <ErrorView /> };
  // Outside the shell, so that the error view has its words.
  const provider = (
    <LocaleProvider {...locale}>
      <Outlet />
    </LocaleProvider>
  );
  return [{ element: provider, children: [{ ...shell, children: pages }] }];
}
