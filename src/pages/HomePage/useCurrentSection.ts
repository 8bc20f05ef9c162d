import { useEffect, useState } from 'react';

/** A line at 40 % of the viewport's height. */
const readingLine = { rootMargin: '-40% 0px -60% 0px' };

/**
 * The section of these ids that crosses the line; the later one if they are nested. Undefined if none does. Uses an observer, so that
 * nothing runs while scrolling.
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
