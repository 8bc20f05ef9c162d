/** The day on which the words of the accessibility statement were last changed, ISO. */
export const statementDate = '2026-11-22';
