import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useRef, type ReactNode } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useMatches, useOutlet } from 'react-router-dom';
import { late } from '../components/late';
import { Header } from './Header';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

const Footer = late(() => import('./Footer').then((module) => module.Footer));
// Empty until something goes wrong or is offered, so its props may change while its code is on the way.
const Notices = late(() => import('./Notices').then((module) => module.Notices));

/** Where the page's text begins: the skip link leads here, and so does the focus of a page without a heading. */
export const mainId = 'main';

/** A page in another language than the served one stays unseen until it is drawn (X1, L5); the boot script sets the mark. */
const hideWhileSwitching = <GlobalStyles styles={{ '[data-switching] body': { visibility: 'hidden' } }} />;

/**
 * The last page that could be loaded: a route whose code or messages failed keeps what was on screen (M2, X12).
 */
function useLoadedOutlet(): { page: ReactNode; failed: boolean } {
  const outlet = useOutlet();
  const lastMatch = useMatches().at(-1);
  const failed = (lastMatch?.data as { failed?: boolean } | undefined)?.failed === true;
  const kept = useRef<ReactNode>(outlet);
  if (!failed) kept.current = outlet;
  return { page: kept.current, failed };
}

/** What every page wears: skip link, header, footer, notices; scrolling and focus as S1 wants them. */
export function Shell() {
  const { page, failed } = useLoadedOutlet();
  // The component `ScrollRestoration` would bring the router's framework mode along; this is the hook inside it.
  useScrollRestoration();
  return (
    <>
      {hideWhileSwitching}
      <SkipLink />
      <Header />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {page}
      </Box>
      <Footer />
      <Notices pageFailed={failed} />
      <RouteAnnouncer />
    </>
  );
}
