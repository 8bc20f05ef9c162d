import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Announcement } from '../components/Announcement';
import { hashTarget } from '../browser/hashTarget';

/** Focuses a non-interactive element without scrolling. */
function focusHere(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After navigation, focuses the heading (or the hash's element) and announces the title. Browsers announce the first page themselves.
 * @param pageFailed whether the new page could not be loaded, so that the previous one is still shown.
 */
export function RouteAnnouncer({ pageFailed }: { pageFailed: boolean }) {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname + hash);

  useEffect(() => {
    if (pageFailed || shown.current === pathname + hash) return;
    const isNewPage = shown.current.split('#')[0] !== pathname;
    shown.current = pathname + hash;

    const target = hashTarget(hash);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (target) focusHere(target.querySelector<HTMLElement>('h2, h3') ?? target);
    else if (isNewPage && heading) focusHere(heading);
    if (isNewPage) setTitle(document.title);
  }, [pageFailed, pathname, hash]);

  return <Announcement>{title}</Announcement>;
}
