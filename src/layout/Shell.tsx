import Box from '@mui/material/Box';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { HydrationBoundary } from '../components/HydrationBoundary';
import { showPage } from '../browser/crossFade';
import { isInPlace } from '../hooks/useReplaceAddress';
import { Footer } from './Footer';
import { Header } from './Header';
import { MenuDialog } from './MenuDialog';
import { Notices } from './Notices';
import { RouteAnnouncer } from './RouteAnnouncer';
import { LoadingNotice } from './LoadingNotice';

/**
 * Scrolls on navigation. The router scrolls to the address's hash even if only the query or the language has changed; then the position
 * before its effect is restored after it.
 */
function Scrolling() {
  const location = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const top = useRef<number>(undefined);

  // Insertion effects come before all layout effects, of which the router's is one. Reading the position lays out the page.
  useInsertionEffect(() => {
    const isKept = isReplaced && location.hash !== '' && isInPlace(location.state);
    top.current = isKept ? window.scrollY : undefined;
  }, [location, isReplaced]);
  useLayoutEffect(() => {
    if (top.current !== undefined) window.scrollTo({ top: top.current, behavior: 'instant' });
  }, [location]);
  return <ScrollRestoration />;
}

/** The frame of every page: skip link, header, footer, notices; scrolling and focus. */
export function Shell() {
  const location = useLocation();
  useLayoutEffect(showPage, [location]);
  return (
    <>
      <Scrolling />
      <Header />
      {/* The id is the skip link's target; the focus goes here on pages without a heading. */}
      <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <HydrationBoundary>
          <Outlet />
        </HydrationBoundary>
      </Box>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <HydrationBoundary>
        <MenuDialog />
      </HydrationBoundary>
      <RouteAnnouncer />
      <LoadingNotice />
      <Notices />
    </>
  );
}
