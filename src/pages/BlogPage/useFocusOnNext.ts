import { useEffect, useRef, type RefObject } from 'react';

interface FocusOnNext {
  /** Ref of the element that contains the posts. */
  element: RefObject<HTMLDivElement | null>;
  /** Call before loading more posts. */
  expect: () => void;
}

/**
 * Moves the focus to the first new post after “More posts”: the button has moved below it or is gone.
 * @param count number of posts on the page.
 */
export function useFocusOnNext(count: number): FocusOnNext {
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
