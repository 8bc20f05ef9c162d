import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasBegun, markBegun, startDownload } from './startDownload';

/** `waiting` until the page has come to life; `before` when Back, a reload or a restored session brought the visitor here. */
export type DownloadState = 'waiting' | 'started' | 'before';

/** Starts a download once: never again on Back or reload (D2, X17). */
export function useDownloadOnce(url: string): DownloadState {
  const { key } = useLocation();
  const [state, setState] = useState<DownloadState>('waiting');
  const isDone = useRef(false);

  useEffect(() => {
    if (!isDone.current) {
      isDone.current = true;
      setState(hasBegun() ? 'before' : 'started');
      if (!hasBegun()) startDownload(url);
    }
    // Again after a change of language, which may have replaced the entry of the history.
    markBegun();
  }, [key, url]);

  return state;
}
