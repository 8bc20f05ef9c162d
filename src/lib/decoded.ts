import { tryOrUndefined } from './tryOrUndefined.ts';

/** Decodes a part of an address; a part with broken percent signs stays as it is. */
export const decoded = (part: string): string => tryOrUndefined(() => decodeURIComponent(part)) ?? part;
