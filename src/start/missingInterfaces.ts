/**
 * Minimal replacements for interfaces that embedded views or extensions may remove, so that a missing interface does not break the page.
 */

/** Reports every element as visible, once, so that lazy content loads. */
class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
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
    queueMicrotask(() => this.#report([entry], this));
  }

  takeRecords() {
    return [];
  }

  unobserve() {}
  disconnect() {}
}

/** Never reports. */
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Never matches. */
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
globalThis.IntersectionObserver ??= IntersectionObserverStub;
globalThis.ResizeObserver ??= ResizeObserverStub;

/** One, two and other, for whole numbers in English and Hebrew. */
class PluralsOfOurLanguages implements Pick<Intl.PluralRules, 'select'> {
  readonly #language: string;

  constructor(language: string | readonly string[] = 'en') {
    this.#language = String(language);
  }

  static supportedLocalesOf = (languages: string | string[]) => [languages].flat();

  select(count: number): Intl.LDMLPluralRule {
    if (count === 1) return 'one';
    return count === 2 && this.#language.startsWith('he') ? 'two' : 'other';
  }
}

/** Formats with the value's own `toLocaleString`, which gives the same text. */
function formatter<Value, Options>(write: (value: Value, language: string[], options?: Options) => string) {
  return class {
    readonly #language: string[];
    readonly #options: Options | undefined;

    constructor(language: string | string[] = [], options?: Options) {
      this.#language = [language].flat();
      this.#options = options;
    }

    static supportedLocalesOf = (languages: string | string[]) => [languages].flat();

    format = (value: Value) => write(value, this.#language, this.#options);
    formatToParts = (value: Value) => [{ type: 'literal', value: this.format(value) }];
    resolvedOptions = () => ({ ...this.#options, locale: this.#language[0] ?? 'en' });
  };
}

const numbers = formatter<number, Intl.NumberFormatOptions>((value, language, options) =>
  value.toLocaleString(language, options),
);
const dates = formatter<Date | number, Intl.DateTimeFormatOptions>((value, language, options) =>
  new Date(value).toLocaleDateString(language, options),
);

const formatters = { PluralRules: PluralsOfOurLanguages, NumberFormat: numbers, DateTimeFormat: dates };
for (const [name, value] of Object.entries(formatters))
  if (!(name in Intl)) Object.assign(Intl, { [name]: value });

// A module, so that it can be imported on demand.
export {};
