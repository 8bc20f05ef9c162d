/** What people write about; the first stands in the letter until another is considered. */
export const subjects = ['access', 'security', 'privacy', 'accessibility', 'press'] as const;

export type Subject = (typeof subjects)[number];
