import { createHash } from 'node:crypto';

/** The first eight hex digits of the SHA-256 of a file's content, for addresses that may be cached for ever. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
