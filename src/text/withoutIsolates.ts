/** Removes the invisible characters that isolate or order words of two directions, for text used outside the page. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');
}
