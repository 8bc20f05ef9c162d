/** Subjects of a message. */
export const subjects = ['access', 'security', 'privacy', 'accessibility', 'press'] as const;

export type Subject = (typeof subjects)[number];
