import { useEffect, useEffectEvent } from 'react';
import { readStored } from '../../data/storage';
import { useOptionalPart } from '../../hooks/useOptionalPart';
import { usePagePath } from '../../locale/usePage';

const loadMarks = () => import('./StetMarks');

/** Pages whose sentences can be marked. */
const quotable = /^\/(?:for-it|terms|privacy|blog\/.+)?$/;

/**
 * Lets visitors mark selected text with “stet”. Loaded with the first selection or if there are marks; not in browsers without the CSS
 * Custom Highlight API.
 */
export function LazyStetMarks() {
  const pathname = usePagePath();
  const isOffered = quotable.test(pathname);
  const [marks, requestMarks] = useOptionalPart(loadMarks);

  const requestIfNeeded = useEffectEvent(() => {
    if (getSelection()?.isCollapsed === false || readStored('stet.marks') !== null) requestMarks();
  });

  useEffect(() => {
    if (!isOffered || marks || !('highlights' in CSS)) return;
    const request = () => requestIfNeeded();
    request();
    document.addEventListener('selectionchange', request);
    return () => document.removeEventListener('selectionchange', request);
  }, [isOffered, marks]);

  return isOffered && marks && <marks.StetMarks />;
}
