/**
 * Stand-ins for interfaces that a browser should have and an embedded view or an extension may take away. Without them a page would
 * give way to the error view for the sake of an effect.
 */

/** Reports every element as in view, once: pictures and films load at once. */
class EverythingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve() {}
  disconnect() {}
}

/** Never reports a change of size. */
class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A media query that does not match and never will. */
function unmatched(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

globalThis.matchMedia ??= unmatched;
globalThis.IntersectionObserver ??= EverythingInView as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= NothingResizes;
