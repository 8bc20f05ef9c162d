/** A `mailto:` link with subject and body, without invisible direction marks. */
export function mailTo(address: string, subject: string, body?: string): string {
  const encoded = (text: string) => encodeURIComponent(withoutIsolates(text));
  const text = body === undefined ? '' : `&body=${encoded(body)}`;
  return `mailto:${address}?subject=${encoded(subject)}${text}`;
}

/** Removes the invisible characters that isolate or order words of two directions, for text used outside the page. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');
}
