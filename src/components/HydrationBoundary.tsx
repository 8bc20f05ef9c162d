import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * A Suspense boundary, so that its children hydrate in a separate task, and first when they are clicked. Reads the language because React
 * does not hydrate a boundary with unchanged props before it commits a changed context: it would hydrate HTML of one language with messages
 * of the other.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useIntl();
  return <Suspense>{children}</Suspense>;
}
