import { lazy, memo, Suspense, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** What a visitor does first: from then on code that the first screen does not need may be downloaded. */
const acts = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'popstate',
] as const;

/** Resolves at the visitor's next act. */
function nextAct(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const done = () => {
      controller.abort();
      resolve();
    };
    acts.forEach((act) =>
      window.addEventListener(act, done, { capture: true, passive: true, signal: controller.signal }),
    );
  });
}

const firstAct = typeof window === 'undefined' ? Promise.resolve() : nextAct();

/** Tries at every act until the code is here: a broken connection must not break a page that is already complete. */
async function persistently(load: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextAct();
    }
  }
}

const parts: (() => Promise<void>)[] = [];

/**
 * Loads every late part now: the prerenderer before it draws a page, and a change of language before it redraws one, since
 * React would empty a part that changes before its code has come.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** A promise that calls back at once: `React.lazy` then has its component without waiting. */
function settled<Value>(value: Value): PromiseLike<Value> {
  return { then: (resolve) => settled(resolve!(value)) as never };
}

/**
 * A part of a page below its first screen: it is prerendered whole, and its code is downloaded and hydrated only once the
 * visitor acts. Until then React leaves the HTML as it is. Props must not change before that.
 * @param isAskedFor true where the address needs the part to say what it promises: then its code comes without waiting.
 */
export function late<Props extends object>(
  load: Load<Props>,
  isAskedFor?: () => boolean,
): ComponentType<Props> {
  type Module = { default: ComponentType<Props> };
  let module: Module | undefined;
  let arrive: (module: Module) => void;
  const arrival = new Promise<Module>((resolve) => (arrive = resolve));

  async function loadNow() {
    module ??= { default: await load() };
    arrive(module);
  }
  parts.push(loadNow);

  const Part = lazy(() => {
    if (module) return settled(module) as Promise<Module>;
    void (isAskedFor?.() ? persistently(loadNow) : firstAct.then(() => persistently(loadNow)));
    return arrival;
  });
  // Redrawn with the same props, a part that still waits must stay as it is.
  return memo(function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
