import { useEffect, useState } from 'react';

/** A line across the window, where a reader's eye is: what crosses it is being read. */
const readingLine = { rootMargin: '-40% 0px -60% 0px' };

/**
 * The section that is being read, of those with these ids; of two that lie inside each other the later one. Undefined between
 * and outside them. An observer reports when a section meets the line, so that nothing runs while scrolling.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState<Id>();
  const list = ids.join(' ');

  useEffect(() => {
    const wanted = list.split(' ') as Id[];
    const crossing = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      }
      setCurrent(wanted.findLast((id) => crossing.has(id)));
    }, readingLine);
    for (const id of wanted) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
