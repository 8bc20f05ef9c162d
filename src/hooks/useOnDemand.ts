import { startTransition, useEffect, useRef, useState } from 'react';
import { startLoading } from '../browser/loading';

/** Props of the control that opens it; they preload the code on hover and focus. */
export interface Trigger {
  'aria-expanded': boolean;
  'aria-busy': true | undefined;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** Code that is loaded on demand, such as a menu or a dialog. */
interface OnDemand<Part> {
  /** The code, while it is open. */
  part: Part | undefined;
  /** Loads the code if necessary, then opens. A failure is announced and changes nothing; the next call retries. */
  open: () => void;
  close: () => void;
  trigger: Trigger;
}

/**
 * Loads code when a control is hovered or focused, and opens it on press. Meanwhile the page announces that it is loading and offers to
 * cancel.
 * @param load imports the code; may be called several times.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [part, setPart] = useState<Part>();
  const endWait = useRef<(outcome?: 'failed') => void>(undefined);

  function close() {
    endWait.current?.();
    endWait.current = undefined;
    setState('closed');
  }

  function open() {
    if (part) return setState('open');
    if (state === 'loading') return;
    setState('loading');
    const end = startLoading(() => {
      endWait.current = undefined;
      setState('closed');
    });
    endWait.current = end;
    load().then(
      (loaded) => {
        // Rendered in slices, since a menu or dialog is large.
        startTransition(() => {
          setPart(() => loaded);
          if (endWait.current === end) setState('open');
        });
        end();
      },
      () => {
        if (endWait.current === end) setState('closed');
        end('failed');
      },
    );
  }

  useEffect(() => () => endWait.current?.(), []);

  // The press retries a failed preload.
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    part: state === 'open' ? part : undefined,
    open,
    close,
    trigger: {
      'aria-expanded': state === 'open',
      'aria-busy': state === 'loading' || undefined,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    },
  };
}
