import { site } from '../../site';

/** A message to the company with its subject filled in; invisible marks of direction do not travel. */
export function mailTo(subject: string): string {
  return `mailto:${site.email.info}?subject=${encodeURIComponent(withoutIsolates(subject))}`;
}

/** A text for other programs: without the characters that isolate Latin words in a label. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
