import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '../../hooks/useReplaceAddress';

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
  const replaceAddress = useReplaceAddress();
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
    replaceAddress({ search, hash }, startedEntry);
  }, [entry, hash, replaceAddress, search, url]);

  return state;
}
