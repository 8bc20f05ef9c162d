import { vi } from 'vitest';

/** An observer's options, and a way to trigger it. */
export interface FakeObserver {
  options: IntersectionObserverInit;
  /** Reports intersection ratios from 0 to 1; several at once, oldest first, as a busy browser does. */
  report(...ratios: number[]): void;
  isWatching(): boolean;
}

/** A fake IntersectionObserver, since jsdom has no layout. Returns the observers, oldest first. */
export function fakeIntersectionObserver(): FakeObserver[] {
  const observers: FakeObserver[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private targets = new Set<Element>();
      constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void, options = {}) {
        observers.push({
          options,
          isWatching: () => this.targets.size > 0,
          report: (...ratios) =>
            callback(ratios.map((ratio) => ({ isIntersecting: ratio > 0, intersectionRatio: ratio }))),
        });
      }
      observe(target: Element) {
        this.targets.add(target);
      }
      disconnect() {
        this.targets.clear();
      }
    },
  );
  return observers;
}
