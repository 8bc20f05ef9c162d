import { useEffect, useState } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const acknowledgement = 3000;

/**
 * Copies a text. `isDone` is true for a moment afterwards; where the browser refuses it stays false, and the text itself stands
 * on the page to be selected.
 */
export function useCopy(text: string): { isDone: boolean; copy: () => Promise<void> } {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), acknowledgement);
    return () => clearTimeout(timer);
  }, [isDone]);

  return {
    isDone,
    copy: () =>
      navigator.clipboard.writeText(text).then(
        () => setIsDone(true),
        () => undefined,
      ),
  };
}
