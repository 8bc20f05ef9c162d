import Box from '@mui/material/Box';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  useOutlet,
} from 'react-router-dom';
import { HydrationBoundary } from '../components/HydrationBoundary';
import { showPage } from '../browser/pageTransitions';
import { useOptionalPart } from '../hooks/useOptionalPart';
import { Footer } from './Footer';
import { Header } from './Header';
import { MenuDialog } from './MenuDialog';
import { Notices } from './Notices';
import { RouteAnnouncer } from './RouteAnnouncer';
import { LazyStetMarks } from './stet/LazyStetMarks';
import { LoadingNotice } from './LoadingNotice';

/** The last page that was loaded, and its location: if a route fails, the previous page stays, with its settings. */
function useLoadedOutlet() {
  const page = useOutlet();
  const at = use(LocationContext);
  const lastMatch = useMatches().at(-1);
  const { failed = false }: { failed?: boolean } = Object(lastMatch?.loaderData);
  const [loaded, setLoaded] = useState({ page, at });
  if (failed) return { ...loaded, failed };
  if (loaded.at !== at) setLoaded({ page, at });
  return { page, at, failed };
}

const loadTransitions = () => import('./PageTransitions');

/** Loads page transitions after hydration; without them, pages change at once. */
function usePageTransitions(): ReactNode {
  const [transitions, request] = useOptionalPart(loadTransitions);
  const { pathname } = useLocation();
  useLayoutEffect(showPage, [pathname]);
  const requestOnce = useEffectEvent(request);
  useEffect(() => requestOnce(), []);
  return transitions && <transitions.PageTransitions />;
}

/**
 * Scrolls on navigation. The router scrolls to the address's hash even if the navigation has `preventScrollReset`, such as a change of the
 * query: the effects before and after its own keep the position.
 */
function useScrolling() {
  const location = useLocation();
  const isKept = use(DataRouterStateContext)?.preventScrollReset;
  const top = useRef(0);
  useLayoutEffect(() => {
    // Reading it lays out the page, so it is read only where it is needed.
    if (isKept) top.current = window.scrollY;
  }, [location, isKept]);
  // The `ScrollRestoration` component would include the router's framework mode; this is the hook it uses.
  useScrollRestoration();
  useLayoutEffect(() => {
    if (isKept) window.scrollTo({ top: top.current, behavior: 'instant' });
  }, [location, isKept]);
}

/** The frame of every page: skip link, header, footer, notices; scrolling and focus. */
export function Shell() {
  const { page, at, failed } = useLoadedOutlet();
  useScrolling();
  const pageTransitions = usePageTransitions();
  return (
    <>
      {pageTransitions}
      <LocationContext value={at}>
        <Header />
        {/* The id is the skip link's target; the focus goes here on pages without a heading. */}
        <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
          <HydrationBoundary>{page}</HydrationBoundary>
        </Box>
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
        <HydrationBoundary>
          <MenuDialog />
        </HydrationBoundary>
        <LazyStetMarks />
        <RouteAnnouncer />
      </LocationContext>
      <LoadingNotice />
      <Notices pageFailed={failed} />
    </>
  );
}
