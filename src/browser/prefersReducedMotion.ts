/** Whether the visitor has asked for less motion, at the time of the call. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
