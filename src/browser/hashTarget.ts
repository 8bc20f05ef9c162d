import { tryOrUndefined } from '../data/tryOrUndefined';

/** The element that a hash names, or null. A malformed hash (`#%`) is compared as it is, as browsers do. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, '');
  return document.getElementById(tryOrUndefined(() => decodeURIComponent(name)) ?? name);
}
