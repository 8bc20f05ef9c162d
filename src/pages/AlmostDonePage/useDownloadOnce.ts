import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `waiting` until the page is hydrated; `before` when Back, a reload or a restored session brought the visitor here. */
export type DownloadState = 'waiting' | 'started' | 'before';

/** What an entry of the history carries once its download has begun. */
interface Carried {
  downloadBegan?: true;
}

/** Asks the browser for a file as a press on a link does, so that the page stays where it is. */
function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/**
 * Starts a download once: never again on Back or reload. The entry of the history says that it has begun: that
 * outlives a restored session, needs no storage, and a new visit through the download page is a new entry.
 */
export function useDownloadOnce(url: string): DownloadState {
  const { search, hash, state: carried } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<DownloadState>('waiting');
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if ((carried as Carried | null)?.downloadBegan) {
      setState('before');
      return;
    }
    setState('started');
    startDownload(url);
    const began: Carried = { downloadBegan: true };
    void navigate({ search, hash }, { replace: true, state: began, preventScrollReset: true });
  }, [carried, hash, navigate, search, url]);

  return state;
}
