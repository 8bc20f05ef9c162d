import { useEffect, useRef, useState } from 'react';
import { startWaiting } from './waiting';

/** Code that only a press needs, such as a menu or a dialog, and whether it is open. */
interface OnDemand<Part> {
  isOpen: boolean;
  /** The code, once it is here. */
  part: Part | undefined;
  /** Fetches the code if it has to, then opens. A failure leaves everything as it was and is reported; the next call tries again. */
  open: () => void;
  close: () => void;
  /** What the control that opens it needs: the code is fetched as soon as the pointer or the focus reaches it. */
  trigger: {
    'aria-expanded': boolean;
    'aria-busy': true | undefined;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
}

/**
 * Fetches code when a control is reached, and opens what it holds when the control is pressed. Until the code has come the
 * page says that it is loading, and offers to cancel.
 * @param load imports the code; must be the same function each time.
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
    const end = startWaiting(() => {
      endWait.current = undefined;
      setState('closed');
    });
    endWait.current = end;
    load().then(
      (loaded) => {
        setPart(() => loaded);
        if (endWait.current === end) setState('open');
        end();
      },
      () => {
        if (endWait.current === end) setState('closed');
        end('failed');
      },
    );
  }

  useEffect(() => () => endWait.current?.(), []);

  // What cannot be fetched ahead is asked for again by the press.
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    isOpen: state === 'open',
    part,
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
