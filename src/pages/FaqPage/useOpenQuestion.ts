import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { faqItems, type FaqId } from '../../data/faq';

/**
 * The open question, initially the first one. A hash that names a question opens it and scrolls to it.
 * @param onRequested called when the hash names a question, so that the filter can be cleared.
 */
export function useOpenQuestion(onRequested: () => void) {
  const location = useLocation();
  const [open, setOpen] = useState<FaqId | null>(faqItems[0].id);
  const requested = useRef<FaqId>(null);
  const previous = useRef(location);

  const openRequested = useEffectEvent(() => {
    const { hash, search } = previous.current;
    previous.current = location;
    const item = faqItems.find(({ id }) => `#${id}` === location.hash);
    // A change of view keeps what the visitor has opened since.
    if (!item || (hash === location.hash && search !== location.search)) return;
    // One that is open may be filtered out.
    if (item.id !== open || !document.getElementById(item.id)) requested.current = item.id;
    setOpen(item.id);
    onRequested();
  });
  // Navigating to the same hash again opens the question again.
  useLayoutEffect(() => openRequested(), [location]);

  useLayoutEffect(() => {
    const target = open && requested.current === open && document.getElementById(open);
    if (!target) return;
    // Closing another question above has moved the target.
    target.scrollIntoView();
    requested.current = null;
  });

  return { open, setOpen };
}
