import { createHash } from 'node:crypto';

/**
 * The first six hex digits of the SHA-256 of a file's content, for addresses that may be cached for ever. Not more, since the application
 * lists dozens of them, and they do not compress.
 */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}
