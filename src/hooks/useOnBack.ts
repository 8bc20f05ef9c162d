import { useEffect, useEffectEvent } from 'react';

/** Calls back when Back or Forward changes the page or its hash, as what is open over the page should close then. */
export function useOnBack(onBack: () => void): void {
  const notify = useEffectEvent(onBack);
  useEffect(() => {
    const listener = () => notify();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}
