/**
 * The element that a hash such as `#prices` names, or null. A hash that is not well encoded (`#%`) is compared as it is written,
 * as browsers do.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, '');
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
