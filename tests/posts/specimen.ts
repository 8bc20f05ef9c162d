import { readFileSync } from 'node:fs';
import type { Language } from '../../demo/ghost/recording.ts';

/** A post with every element and card of Ghost's editor, as Ghost 6 answers it. */
export interface Specimen {
  slug: string;
  title: string;
  html: string;
}

/**
 * The specimen in a language. No blog has it, so that no visitor of the demo sees it.
 * @param blog the address of the blog whose files it shows.
 */
export function specimen(language: Language, blog: string): Specimen {
  const text = readFileSync(new URL(`specimen.${language}.json`, import.meta.url), 'utf8');
  return JSON.parse(text.replaceAll('{blog}', blog)) as Specimen;
}
