import { useEffect, useState } from 'react';

/** Part of the screen's height above which a heading counts as passed. */
const passed = 0.3;

/**
 * The id of the part that is being read: the last one whose beginning has passed the upper part of the screen; undefined
 * above the first.
 * @param parts the same list from render to render.
 */
export function useCurrentHeading(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const elements = parts.flatMap(({ id }) => document.getElementById(id) ?? []);
    const isPassed = (heading: Element) => heading.getBoundingClientRect().top < window.innerHeight * passed;
    // The observed area has no upper end, so it is entered and left at its lower edge only.
    const observer = new IntersectionObserver(() => setCurrent(elements.findLast(isPassed)?.id), {
      rootMargin: `1000000px 0px -${100 * (1 - passed)}% 0px`,
    });
    elements.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [parts]);

  return current;
}
