import { site } from '../../site';

/** Subjects of a message. */
export const subjects = ['access', 'security', 'cancel', 'privacy', 'accessibility', 'press'] as const;

export type Subject = (typeof subjects)[number];

/** The privacy policy and the accessibility statement name addresses of their own. */
export function addressOf(subject?: Subject): string {
  return site.email[subject === 'privacy' || subject === 'accessibility' ? subject : 'info'];
}
