import { useEffect, useState } from 'react';

/** Fraction of the viewport's height from its top: the line at which one reads. */
const line = 0.4;

/**
 * The id of the section being read: the last one whose start has passed the line; undefined above the first. Uses an observer, so that
 * nothing runs while scrolling.
 * @param sections their ids; must be the same list on every render.
 * @param areWhole true if the ids are those of whole sections rather than headings: then none is current once its end has passed, too.
 */
export function useCurrentSection<Id extends string>(
  sections: readonly { id: Id }[],
  { areWhole = false } = {},
): Id | undefined {
  const [current, setCurrent] = useState<Id>();

  useEffect(() => {
    function update([entry]: IntersectionObserverEntry[]) {
      const at = entry?.rootBounds?.bottom ?? window.innerHeight * line;
      const section = sections.findLast(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box && box.top <= at && (!areWhole || box.bottom >= at);
      });
      setCurrent(section?.id);
    }
    // For headings the observed area has no upper end, so that only starts trigger it, however fast they pass.
    const observer = new IntersectionObserver(update, {
      rootMargin: `${areWhole ? `-${100 * line}%` : '1000000px'} 0px -${100 * (1 - line)}% 0px`,
    });
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections, areWhole]);

  return current;
}
