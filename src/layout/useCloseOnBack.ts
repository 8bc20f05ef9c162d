import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a dialog on Back. With `CloseWatcher` (HTML, section 6.8) a phone's Back closes it and the page stays; elsewhere the page changes,
 * and the dialog closes with it.
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
