/** The decoded name of the file at an address, which `siteSchema.ts` has checked. */
export function fileName(url: string): string {
  return decodeURIComponent(url.replace(/[?#].*$/, '').replace(/^.*\//, ''));
}
