import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';

interface WhenNearProps {
  /** Imports the live component. Define it outside the component that passes it. */
  load: () => Promise<ComponentType>;
  /** The static form: the same markup and the same size, without behaviour. It is what JavaScript-off visitors keep. */
  children: ReactNode;
}

/** One screen ahead: the code has arrived by the time a visitor has scrolled here. */
const oneScreenAhead: IntersectionObserverInit = { rootMargin: '100% 0px' };

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Where the focus stands among the controls of `container`; -1 when it is elsewhere. */
function focusIndex(container: HTMLElement): number {
  return [...container.querySelectorAll(focusable)].indexOf(document.activeElement!);
}

/** Loads when `place` comes near. A load that fails is tried again the next time it comes near; until then nothing changes. */
function useLoadedWhenNear(place: RefObject<HTMLElement | null>, load: () => Promise<ComponentType>) {
  const [live, setLive] = useState<{ Component: ComponentType; focused: number }>();

  useEffect(() => {
    const container = place.current!;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      load().then(
        (Component) => {
          observer.disconnect();
          setLive({ Component, focused: focusIndex(container) });
        },
        () => undefined,
      );
    }, oneScreenAhead);
    observer.observe(container);
    return () => observer.disconnect();
  }, [place, load]);

  return live;
}

/**
 * Interactive parts below the first screen cost nothing before they are needed: the prerendered page shows their static form,
 * and one screen before it scrolls into view the live component is imported and takes its place. Both have the same markup,
 * so nothing moves, and a focused control keeps the focus.
 */
export function WhenNear({ load, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const live = useLoadedWhenNear(place, load);

  useLayoutEffect(() => {
    if (!live || live.focused < 0) return;
    place.current!.querySelectorAll<HTMLElement>(focusable)[live.focused]?.focus({ preventScroll: true });
  }, [live]);

  return <div ref={place}>{live ? <live.Component /> : children}</div>;
}
