import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `waiting` until the page is hydrated; `before` after Back, a reload or a restored session. */
type DownloadState = 'waiting' | 'started' | 'before';

/** The state of a history entry whose download has started. */
interface Carried {
  downloadBegan?: true;
}

function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/**
 * Starts a download once per visit, not again on Back or reload. The flag lives in the history entry, which survives a restored session; a
 * new visit gets a new entry.
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
