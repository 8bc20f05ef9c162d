import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  useOutlet,
} from 'react-router-dom';
import { HydrationBoundary } from '../components/HydrationBoundary';
import { showPage } from '../components/pageEdits';
import { Footer } from './Footer';
import { Header } from './Header';
import { Notices } from './Notices';
import { RouteAnnouncer } from './RouteAnnouncer';
import { OfferStet } from './stet/OfferStet';
import { WaitingNotice } from './WaitingNotice';

/** Where the page's text begins: the skip link leads here, and so does the focus of a page without a heading. */
export const mainId = 'main';

const pageStyles = (
  <GlobalStyles
    styles={{
      // Room for the header that follows along above what a link or the focus scrolls to.
      html: { scrollPaddingBlockStart: 96 },
      // The body's column lays out what is in #root, so that a short page still fills the screen.
      body: { display: 'flex', flexDirection: 'column' },
      '#root': { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: '100vh' },
      // A page in another language than the served one stays unseen until it is drawn; the start script sets the mark.
      '[data-switching] body': { visibility: 'hidden' },
    }}
  />
);

/**
 * The last page that could be loaded: a route whose code or messages failed keeps what was on screen.
 */
function useLoadedOutlet(): { page: ReactNode; failed: boolean } {
  const outlet = useOutlet();
  const lastMatch = useMatches().at(-1);
  const failed = (lastMatch?.data as { failed?: boolean } | undefined)?.failed === true;
  const kept = useRef<ReactNode>(outlet);
  if (!failed) kept.current = outlet;
  return { page: kept.current, failed };
}

/** What shows a change of page or language as an edit; it is fetched once the application runs, and no page needs it. */
function usePageEdits(): ReactNode {
  const [PageEdits, setPageEdits] = useState<ComponentType>();
  const { pathname } = useLocation();
  useLayoutEffect(showPage, [pathname]);
  useEffect(() => {
    import('./PageEdits').then(
      // Outside a transition the whole shell would be rendered again in one task.
      (part) => startTransition(() => setPageEdits(() => part.PageEdits)),
      // Without it, changes are cuts.
      () => undefined,
    );
  }, []);
  return PageEdits && <PageEdits />;
}

/** What every page wears: skip link, header, footer, notices; scrolling and focus. */
export function Shell() {
  const { page, failed } = useLoadedOutlet();
  // The component `ScrollRestoration` would bring the router's framework mode along; this is the hook inside it.
  useScrollRestoration();
  const pageEdits = usePageEdits();
  return (
    <>
      {pageStyles}
      {pageEdits}
      <Header />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {page}
      </Box>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <WaitingNotice />
      <Notices pageFailed={failed} />
      <OfferStet />
      <RouteAnnouncer />
    </>
  );
}
