import { readdirSync, readFileSync } from 'node:fs';
import type { MessageId } from '../../../translations/index.ts';
import { site, type Language } from './site.ts';

function readAll(language: Language): Record<string, string> {
  const folder = `translations/${language}`;
  const bundles = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
  return Object.assign({}, ...bundles);
}

const bundles = readdirSync('translations/en').map((file) => file.replace('.json', ''));

/** Matches message ids in HTML, which appear if a bundle is missing. */
export const bareIds = new RegExp(
  `(?:>|\\b(?:alt|aria-label|placeholder|title)=")(?:${bundles.join('|')})\\.[\\w.]+[<"]`,
  'g',
);

const isolates = { open: '\u2066', close: '\u2069' };

/**
 * Messages of a language by id. `text` is the content of an element; `label` is the same in an attribute, where Latin words are isolated by
 * characters.
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
    /** With the marks of its changes. */
    marked: (id: MessageId) => raw(id, {}).replace(/<\/?bdi>/g, ''),
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
