import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { faqItems, type FaqId } from '../../data/faq';

/**
 * The one open question, at first the first. An address that names a question opens it and brings it to the top of the screen.
 * @param onAsked called when the address names one, so that no filter hides it.
 */
export function useOpenQuestion(onAsked: () => void) {
  const location = useLocation();
  const [open, setOpen] = useState<FaqId | null>(faqItems[0].id);
  const asked = useRef<FaqId>(null);

  useLayoutEffect(() => {
    const item = faqItems.find(({ id }) => `#${id}` === location.hash);
    if (!item) return;
    asked.current = item.id;
    setOpen(item.id);
    onAsked();
    // Each visit to the address counts, even to the one that is there already.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  useLayoutEffect(() => {
    // The answer that closed above may have moved the one that opened.
    if (open && asked.current === open) document.getElementById(open)?.scrollIntoView();
    asked.current = null;
  }, [open]);

  return { open, setOpen };
}
