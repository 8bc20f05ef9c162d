import { vi } from 'vitest';

/** What a component asked an observer for, and a way to tell it that its element moved. */
export interface FakeObserver {
  options: IntersectionObserverInit;
  /** Reports which part of the element, from 0 to 1, is within the observed area; several at once as a busy browser does, oldest first. */
  report(...ratios: number[]): void;
  isWatching(): boolean;
}

/** jsdom has no layout and no IntersectionObserver: this one reports what a test says. Returns the observers, oldest first. */
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
