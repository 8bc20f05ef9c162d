import { site } from '../../site';

/** A message to the company with its subject, and its text if any, filled in; invisible marks of direction do not travel. */
export function mailTo(subject: string, body?: string): string {
  const encoded = (text: string) => encodeURIComponent(withoutIsolates(text));
  const text = body === undefined ? '' : `&body=${encoded(body)}`;
  return `mailto:${site.email.info}?subject=${encoded(subject)}${text}`;
}

/** A text for other programs: without the characters that isolate Latin words in a label. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
