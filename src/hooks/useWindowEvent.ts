import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for an event of the window while the component is mounted. `popstate` tells that Back or Forward changes the page or its hash,
 * when what is open over the page should close.
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  onEvent: (event: WindowEventMap[Type]) => void,
): void {
  const notify = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => notify(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type]);
}
