import { useEffect, useState } from 'react';

/** Part of the screen's height above which a heading counts as passed. */
const passed = 1 / 3;

/**
 * The id of the part that is being read: the last one whose beginning has passed the upper third of the screen; undefined above
 * the first.
 * @param ids of the parts, in their order; the same array at every call.
 */
export function useReadingSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
    const hasBegun = (part: Element) => part.getBoundingClientRect().top < window.innerHeight * passed;
    const update = () => setCurrent(parts.findLast(hasBegun)?.id);
    // The observed area has no upper end, so a part enters and leaves it at its lower edge only.
    const observer = new IntersectionObserver(update, {
      rootMargin: `1000000px 0px -${100 * (1 - passed)}% 0px`,
    });
    parts.forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
