/** The element that a hash names, or null. A malformed hash (`#%`) is compared as it is, as browsers do. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, '');
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
