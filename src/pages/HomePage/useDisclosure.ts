import { useEffect, useRef, useState } from 'react';

/**
 * A list or panel that a button opens. Escape closes it and returns the focus to the button; a press outside and the focus leaving close it.
 * @returns its state, and refs of the button and of the part of the page that holds both.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    function leave({ target }: Event) {
      if (!(target instanceof Node && part.current?.contains(target))) setIsOpen(false);
    }
    function escape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('keydown', escape, options);
    return () => controller.abort();
  }, [isOpen]);
  return { isOpen, setIsOpen, part, button };
}
