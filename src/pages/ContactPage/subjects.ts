/** Subjects of a message; the first is shown until another is selected. */
export const subjects = ['access', 'security', 'privacy', 'accessibility', 'press'] as const;

export type Subject = (typeof subjects)[number];
