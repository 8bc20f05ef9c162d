import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

function WhenHydrated({ boundary }: { boundary: unknown }) {
  useLayoutEffect(() => window.stetStart?.carryOver?.(), []);
  useEffect(() => void window.stetStart?.pending?.delete(boundary), [boundary]);
  return null;
}

/**
 * A Suspense boundary: its children hydrate in a task of their own, and first if they are clicked. `useIntl` renders it again when the
 * language changes; without that React would hydrate the old language's HTML with the new one's messages.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useIntl();
  // Identifies this boundary in the set of pending ones.
  const boundary = useRef(null);
  useLayoutEffect(() => {
    const start = window.stetStart;
    start?.pending?.add(boundary);
    return () => {
      start?.pending?.delete(boundary);
      // The page is left.
      delete start?.carryOver;
    };
  }, []);
  return (
    <Suspense>
      {children}
      <WhenHydrated boundary={boundary} />
    </Suspense>
  );
}
