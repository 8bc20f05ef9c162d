import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LiveRegion } from '../components/LiveRegion';
import { hashTarget } from '../browser/hashTarget';
import { useLocale } from '../locale/useLocale';
import { usePagePath } from '../locale/usePage';

/** Focuses a non-interactive element without scrolling. */
function focusHere(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** After navigation, focuses the heading (or the hash's element) and announces the title. Browsers announce the first page themselves. */
export function RouteAnnouncer() {
  const pathname = usePagePath();
  const { hash } = useLocation();
  const language = useLocale('language');
  const [title, setTitle] = useState('');
  const shown = useRef(pathname + hash);

  useEffect(() => {
    if (shown.current === pathname + hash) return;
    const isNewPage = shown.current.split('#')[0] !== pathname;
    shown.current = pathname + hash;

    const target = hashTarget(hash);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    // The skip link's target takes the focus itself.
    if (target?.matches('[tabindex]')) focusHere(target);
    else if (target) focusHere(target.querySelector<HTMLElement>('h2, h3') ?? target);
    else if (isNewPage && heading) focusHere(heading);
    if (isNewPage) setTitle(document.title);
  }, [pathname, hash]);

  // Screen readers would read a title in the former language.
  useEffect(() => setTitle(''), [language]);

  return <LiveRegion>{title}</LiveRegion>;
}
