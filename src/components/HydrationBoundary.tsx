import { Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

function WhenHydrated({ boundary }: { boundary: unknown }) {
  useEffect(() => void window.stetStart?.pending?.delete(boundary), [boundary]);
  return null;
}

/**
 * A Suspense boundary, so that its children hydrate in a separate task, and first when they are clicked. Reads the language because React
 * does not hydrate a boundary with unchanged props before it commits a changed context: it would hydrate HTML of one language with messages
 * of the other.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useIntl();
  const boundary = useRef(null);
  useLayoutEffect(() => {
    const { pending } = window.stetStart ?? {};
    pending?.add(boundary);
    return () => void pending?.delete(boundary);
  }, []);
  return (
    <Suspense>
      {children}
      <WhenHydrated boundary={boundary} />
    </Suspense>
  );
}
