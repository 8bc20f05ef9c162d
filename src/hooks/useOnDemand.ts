import { startTransition, useEffect, useRef, useState } from 'react';
import { startLoading } from '../browser/loading';
import { isMissing } from '../browser/missingFile';
import type { FailedState } from '../browser/status';

/** Cancels what another control is loading. */
let cancelOther: (() => void) | undefined;

/**
 * Loads code, such as a menu or a dialog, when a control is hovered or focused, and opens it on press. Meanwhile the page announces that it is
 * loading and offers to cancel. The last press wins: it cancels what another control is loading.
 * @param load imports the code; may be called several times.
 */
export function useOnDemand<Module extends object>(load: () => Promise<Module>) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [module, setModule] = useState<Module>();
  const endWait = useRef<(outcome?: FailedState) => void>(undefined);

  function close() {
    endWait.current?.();
    endWait.current = undefined;
    setState('closed');
  }

  /** Loads the code if necessary, then opens. A failure is announced and changes nothing; the next call retries. */
  function open() {
    if (module) return setState('open');
    if (state === 'loading') return;
    setState('loading');
    cancelOther?.();
    cancelOther = close;
    const end = startLoading(close);
    endWait.current = end;
    load()
      .finally(() => {
        if (cancelOther === close) cancelOther = undefined;
      })
      .then(
        (loaded) => {
          // Rendered in slices, since a menu or dialog is large.
          startTransition(() => {
            setModule(() => loaded);
            if (endWait.current === end) setState('open');
          });
          end();
        },
        (error: unknown) => {
          if (endWait.current === end) setState('closed');
          end(isMissing(error) ? 'stale' : 'failed');
        },
      );
  }

  useEffect(() => () => endWait.current?.(), []);

  // The press retries a failed preload.
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    /** The code, while it is open. */
    module: state === 'open' ? module : undefined,
    open,
    close,
    /** Props of the control that opens it. */
    trigger: {
      'aria-expanded': state === 'open',
      'aria-busy': state === 'loading' || undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    },
  };
}

export type Trigger = ReturnType<typeof useOnDemand>['trigger'];
