import { useEffect } from 'react';

/** The element that the address names, if it names one. */
function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the heading that the address names: the browser looked for it before the post was here. */
export function useHashTarget(): void {
  useEffect(() => hashTarget()?.scrollIntoView({ behavior: 'instant' }), []);
}
