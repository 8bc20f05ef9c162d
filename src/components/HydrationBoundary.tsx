import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/**
 * Hydrates its children apart from what is around them: in a task of its own, and first when they are pressed.
 *
 * It reads the language because React does not hydrate a boundary whose props are the same before it commits a changed
 * context: the boundary would then hydrate HTML of one language with messages of the other.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  useIntl();
  return <Suspense>{children}</Suspense>;
}
