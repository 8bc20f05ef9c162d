import { startTransition, useRef, useState } from 'react';

/**
 * Code that the page does without until it has loaded, and if it fails.
 * @param load imports the code.
 * @returns the code once it has loaded, and a function that requests it unless it is loading; after a failure it retries.
 */
export function useOptionalModule<Module extends object>(
  load: () => Promise<Module>,
): readonly [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  const isLoading = useRef(false);

  function request() {
    if (module || isLoading.current) return;
    isLoading.current = true;
    load().then(
      // What it renders, and what re-renders with it, would block a phone's processor in one task.
      (loaded) => startTransition(() => setModule(() => loaded)),
      () => (isLoading.current = false),
    );
  }

  return [module, request];
}
