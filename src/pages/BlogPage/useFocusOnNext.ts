import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new post after “More posts”: the button has moved below it or is gone.
 * @param count number of posts on the page.
 * @returns the ref of the element that contains them, and a function to call before loading more.
 */
export function useFocusOnNext(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const expected = useRef<number>(null);

  useEffect(() => {
    const from = expected.current;
    if (from === null || count <= from) return;
    expected.current = null;
    element.current?.querySelectorAll('article')[from]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  return { element, expect: () => (expected.current = count) };
}
