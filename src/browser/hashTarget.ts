import { decoded } from '../lib/decoded';

/** The element that a hash names, or null. A malformed hash (`#%`) is compared as it is, as browsers do. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}
