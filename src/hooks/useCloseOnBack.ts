import { useEffect, useEffectEvent } from 'react';
import { useWindowEvent } from './useWindowEvent';

/**
 * Closes a dialog or menu on Back. With `CloseWatcher` (HTML, section 6.8) a phone's Back closes it and the page stays; elsewhere the page
 * changes, and what is open over it closes with it.
 * @param close may be called twice.
 */
export function useCloseOnBack(close: () => void): void {
  useWindowEvent('popstate', close);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
    watcher?.addEventListener('close', () => closeNow());
    return () => watcher?.destroy();
  }, []);
}
