import { startTransition, useRef, useState } from 'react';

/**
 * Code that the page does without until it has loaded, and if it fails.
 * @param load imports the code.
 * @returns the code once it has loaded, and a function that requests it unless it is loading; after a failure it retries.
 */
export function useOptionalPart<Part extends object>(
  load: () => Promise<Part>,
): readonly [Part | undefined, () => void] {
  const [part, setPart] = useState<Part>();
  const isLoading = useRef(false);

  function request() {
    if (part || isLoading.current) return;
    isLoading.current = true;
    load().then(
      // What it renders, and what re-renders with it, would block a phone's processor in one task.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => (isLoading.current = false),
    );
  }

  return [part, request];
}
