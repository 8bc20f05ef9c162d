import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `waiting` until the page is hydrated; `before` after Back, a reload or a restored session. */
type DownloadState = 'waiting' | 'started' | 'before';

/** The state of a history entry whose download has started. */
const startedEntry = { downloadStarted: true };

const isStartedEntry = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'downloadStarted' in entry;

/**
 * Starts a download once per visit, not again on Back or reload. The flag lives in the history entry, which survives a restored session; a
 * new visit gets a new entry.
 */
export function useDownloadOnce(url: string): DownloadState {
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<DownloadState>('waiting');
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (isStartedEntry(entry)) {
      setState('before');
      return;
    }
    setState('started');
    Object.assign(document.createElement('a'), { href: url, download: '' }).click();
    void navigate({ search, hash }, { replace: true, state: startedEntry, preventScrollReset: true });
  }, [entry, hash, navigate, search, url]);

  return state;
}
