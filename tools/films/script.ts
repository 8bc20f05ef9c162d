import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';
import { plain } from './words.ts';

/** All text of a scene over time, without markup. */
export function scriptOf({ seconds, draw }: Scene): string {
  const moments = Array.from({ length: Math.ceil(seconds * 5) + 1 }, (_, index) =>
    Math.min(index / 5, seconds),
  );
  const texts = moments.map((now) => plain(draw(now).replaceAll(/<[^>]+>/g, '')));
  return texts.filter((text, index) => text !== texts[index - 1]).join('\n');
}

/** A text without the spaces and joiners that only keep words together. */
export const plainSpaces = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

/** A hash of a scene's text, to detect outdated films. What only keeps words together is ignored. */
export const fingerprintOf = (scene: Scene): string =>
  createHash('sha256')
    .update(plainSpaces(scriptOf(scene)))
    .digest('hex')
    .slice(0, 12);
