import { useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds to cross the gap to the card, or to pass over a reference without opening it. */
const switchDelay = 160;

/** Closes the open card. */
let closeOpen: (() => void) | undefined;

/**
 * Whether a link's card is open: while it or the link is hovered or the link has keyboard focus, until Escape (WCAG 1.4.13) or until
 * another opens. Touch follows the link.
 */
export function useHoverCard(anchor: HTMLElement, card: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(() => anchor.matches(':hover, :focus-visible'));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function soon(open: boolean) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setIsOpen(open), switchDelay);
  }
  function now(open: boolean) {
    clearTimeout(waiting.current);
    setIsOpen(open);
  }

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const leave = () => soon(anchor.matches(':focus-visible'));
    anchor.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && soon(true), {
      signal,
    });
    anchor.addEventListener('pointerleave', leave, { signal });
    anchor.addEventListener('focus', () => anchor.matches(':focus-visible') && now(true), { signal });
    anchor.addEventListener('blur', () => now(false), { signal });
    anchor.addEventListener('click', () => now(false), { signal });
    // Native events, since React reports the card's enter before the link's leave, which would close the card.
    card.current?.addEventListener('pointerenter', () => now(true), { signal });
    card.current?.addEventListener('pointerleave', leave, { signal });
    return () => {
      controller.abort();
      clearTimeout(waiting.current);
    };
  }, [anchor, card]);

  useEffect(() => {
    if (!isOpen) return;
    function dismiss(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Escape must not also close a surrounding dialog.
      event.stopPropagation();
      now(false);
    }
    const close = () => now(false);
    closeOpen?.();
    closeOpen = close;
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => {
      document.removeEventListener('keydown', dismiss, { capture: true });
      if (closeOpen === close) closeOpen = undefined;
    };
  }, [isOpen]);

  return isOpen;
}
