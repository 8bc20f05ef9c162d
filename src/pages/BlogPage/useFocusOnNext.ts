import { useEffect, useRef, type RefObject } from 'react';

interface FocusOnNext {
  /** Goes on the element around the posts. */
  element: RefObject<HTMLDivElement | null>;
  /** Says that the visitor asked for more. */
  expect: () => void;
}

/**
 * After „more posts” the focus goes to the first post that is new: the button has moved away below it, or is gone, and whoever reads
 * by keyboard or ear would have to search for the place.
 * @param count posts that are here.
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
