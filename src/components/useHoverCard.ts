import { useEffect, useRef, useState, type RefObject } from 'react';

/** Time to cross the gap between the reference and its card, or to pass over a reference without meaning it. */
const switchDelay = 160;

/**
 * Whether a card that belongs to a link should show: while the pointer is on either of them or the keyboard's focus is on the
 * link, until Escape (WCAG 1.4.13: dismissible, hoverable, persistent). Touch opens nothing: it follows the link.
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
    // Native events: React reports the card's enter before the link's leave, and the card would close under the pointer.
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
      // A dialog around the reference stays open: this Escape was the card's.
      event.stopPropagation();
      now(false);
    }
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  }, [isOpen]);

  return isOpen;
}
