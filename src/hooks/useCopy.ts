import { useEffect, useState } from 'react';

/** How long a button confirms copying, in milliseconds. */
export const confirmationMs = 3000;

/** Copies a text. `isDone` is true for a moment afterwards; it stays false if the browser refuses. */
export function useCopy(text: string): { isDone: boolean; copy: () => Promise<void> } {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  return {
    isDone,
    async copy() {
      try {
        // Without HTTPS there is no clipboard, which is a refusal as well.
        await navigator.clipboard.writeText(text);
        setIsDone(true);
      } catch {
        // The text is on the page to be selected.
      }
    },
  };
}
