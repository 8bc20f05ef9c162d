import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog when the visitor goes back. Where the browser has close watchers (HTML, section 6.8), a phone's Back closes
 * the dialog and the page stays; elsewhere the page changes, and the dialog of the page before it closes.
 * @param close may be called twice.
 */
export function useCloseOnBack(close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
    const onBack = () => closeNow();
    watcher?.addEventListener('close', onBack);
    window.addEventListener('popstate', onBack);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', onBack);
    };
  }, []);
}
