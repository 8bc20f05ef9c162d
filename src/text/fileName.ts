export function fileName(url: string): string {
  return decodeURIComponent(url.replace(/[?#].*$/, '').replace(/^.*\//, ''));
}
