import { useEffect } from 'react';
import { hashTarget } from '../../components/hashTarget';

/** Scrolls to the heading that the address names: the browser looked for it before the post was here. */
export function useHashTarget(): void {
  useEffect(() => hashTarget(window.location.hash)?.scrollIntoView({ behavior: 'instant' }), []);
}
