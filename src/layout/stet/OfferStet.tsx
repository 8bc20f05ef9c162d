import { useEffect, useState, type ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import { readStored } from '../../data/storage';

/** The pages whose sentences are worth quoting. */
const quotable: readonly string[] = ['/', '/for-it', '/terms', '/privacy', '/blog/:slug'];

/**
 * Offers “stet” for what a visitor selects. Its code comes with the first selection, or where marks are kept already; in
 * browsers without the CSS Custom Highlight API it never does.
 */
export function OfferStet() {
  const id = useMatches().at(-1)?.id;
  const isOffered = id !== undefined && quotable.includes(id);
  const [StetMarks, setStetMarks] = useState<ComponentType>();

  useEffect(() => {
    if (!isOffered || StetMarks || !('highlights' in CSS)) return;
    let isAsked = false;
    function begin() {
      if (isAsked || (getSelection()?.isCollapsed !== false && readStored('stet.marks') === null)) return;
      isAsked = true;
      import('./StetMarks').then(
        (part) => setStetMarks(() => part.StetMarks),
        // The next selection tries again.
        () => (isAsked = false),
      );
    }
    begin();
    document.addEventListener('selectionchange', begin);
    return () => document.removeEventListener('selectionchange', begin);
  }, [isOffered, StetMarks]);

  return isOffered && StetMarks && <StetMarks />;
}
