/** A day as “July 15, 2025”, in Hebrew “15 ביולי 2025”, the same in every time zone. */
export const dayFormat = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;
