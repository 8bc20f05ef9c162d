/** Shows a colour scheme; that of the system without one. */
export function showScheme(scheme: unknown): void {
  const { dataset } = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme;
  else delete dataset.scheme;
}
