import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored } from '../../data/storage';

/** Pages whose sentences can be marked. */
const quotable = /^\/(?:for-it|terms|privacy|blog\/.+)?$/;

/**
 * Lets visitors mark selected text with “stet”. Loaded with the first selection or if there are marks; not in browsers without the CSS
 * Custom Highlight API.
 */
export function LazyStetMarks() {
  const { pathname } = useLocation();
  const isOffered = quotable.test(pathname);
  const [StetMarks, setStetMarks] = useState<ComponentType>();

  useEffect(() => {
    if (!isOffered || StetMarks || !('highlights' in CSS)) return;
    let isRequested = false;
    function begin() {
      if (isRequested || (getSelection()?.isCollapsed !== false && readStored('stet.marks') === null)) return;
      isRequested = true;
      import('./StetMarks').then(
        (part) => setStetMarks(() => part.StetMarks),
        // The next selection retries.
        () => (isRequested = false),
      );
    }
    begin();
    document.addEventListener('selectionchange', begin);
    return () => document.removeEventListener('selectionchange', begin);
  }, [isOffered, StetMarks]);

  return isOffered && StetMarks && <StetMarks />;
}
