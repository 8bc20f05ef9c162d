/** The name of the file that an address leads to. */
export function fileName(url: string): string {
  return decodeURIComponent(url.replace(/[?#].*$/, '').replace(/^.*\//, ''));
}
