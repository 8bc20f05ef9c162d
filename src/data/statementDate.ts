/** Last change of the accessibility statement's text, ISO date. */
export const statementDate = '2026-11-24';
