import { useRef, useState } from 'react';
import { useWindowEvent } from '../../hooks/useWindowEvent';

/**
 * A list or panel that a button opens. Escape closes it and returns the focus to the button; a press outside and the focus leaving close it.
 * @returns its state, and refs of the button and of the part of the page that holds both.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function leave({ target }: Event) {
    if (!(target instanceof Node && part.current?.contains(target))) setIsOpen(false);
  }
  useWindowEvent('pointerdown', leave);
  useWindowEvent('focusin', leave);
  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return;
    setIsOpen(false);
    button.current?.focus();
  });
  return { isOpen, setIsOpen, part, button };
}
