import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import { MessageText } from '../locale/MessageText';

/** Visually hidden text that screen readers announce when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden role="status">
      <MessageText>{children}</MessageText>
    </VisuallyHidden>
  );
}
