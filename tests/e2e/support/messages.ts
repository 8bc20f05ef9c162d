import { readdirSync, readFileSync } from 'node:fs';
import type { MessageId } from '../../../translations/index.ts';
import { site, type Language } from './site.ts';

function readAll(language: Language): Record<string, string> {
  const folder = `translations/${language}`;
  const bundles = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  return Object.assign({}, ...bundles);
}

const bundles = readdirSync('translations/en').map((file) => file.replace('.json', ''));

/** Finds ids of messages that stand in HTML in place of their words: what a page says whose bundle is not there. */
export const bareIds = new RegExp(
  `(?:>|\\b(?:alt|aria-label|placeholder|title)=")(?:${bundles.join('|')})\\.[\\w.]+[<"]`,
  'g',
);

const isolates = { open: '\u2066', close: '\u2069' };

/**
 * The words of a language as visitors read them, from the message files: tests name a text by its id, never by its words.
 * `text` is what stands on the page; `label` is the same in an attribute, where Latin islands are isolated by characters.
 */
export function messages(language: Language) {
  const all = readAll(language);

  function raw(id: MessageId, values: Record<string, string | number>): string {
    const message = all[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${language}.`);
    const filled = { brand: site.brand, ...values };
    return Object.entries(filled).reduce(
      (text, [key, value]) => text.replaceAll(`{${key}}`, String(value)),
      message,
    );
  }
  const withoutTags = (message: string) => message.replace(/<br\s*\/>/g, ' ').replace(/<\/?\w+>/g, '');

  return {
    text: (id: MessageId, values: Record<string, string | number> = {}) => withoutTags(raw(id, values)),
    label: (id: MessageId, values: Record<string, string | number> = {}) =>
      withoutTags(
        raw(id, values)
          .replace(/<del>.*?<\/del>/g, '')
          .replaceAll('<bdi>', isolates.open)
          .replaceAll('</bdi>', isolates.close),
      ),
  };
}
