import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Connect, Plugin } from 'vite';
import { outlineOf } from '../../src/data/outline.ts';
import { languageCodes } from '../../src/locale/languages.ts';
import { listedPages } from '../../src/paths.ts';
import { compileMessage } from './compileMessage.ts';
import { contentHash } from './contentHash.ts';

const folder = join(import.meta.dirname, '../../translations');
const virtualId = 'virtual:message-urls';

type Compiled = Record<string, MessageFormatElement[]>;

/** A bundle in one language: compiled messages and their address. */
interface CompiledBundle {
  language: string;
  bundle: string;
  messages: Compiled;
  url: string;
}

type Source = Record<string, string>;

/**
 * The titles on the site map, taken from the bundles of their pages and added to its own, so that it need not load those.
 * @param words every message of one language.
 * @throws Error naming a missing title.
 */
export function outlineTitles(words: Source): Source {
  const ids = listedPages.flatMap(({ path }) => outlineOf(path, words).map(({ titleId }) => titleId));
  return Object.fromEntries(
    ids.map((id) => {
      if (!(id in words)) throw new Error(`The site map lists ${id}, but there is no such message.`);
      return [id, words[id]!];
    }),
  );
}

/** Texts of the films and of the designers' desk, which no page reads. */
const unread = ['films.json', 'desk.json'];

/** Compiles every message file of `translations/` that pages read. */
export function compileBundles(brand: string, options: { hashed: boolean }): CompiledBundle[] {
  return languageCodes.flatMap((language) => {
    const files = readdirSync(join(folder, language)).filter((file) => !unread.includes(file));
    const sources = files.map((file) => ({
      bundle: file.replace('.json', ''),
      own: JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Source,
    }));
    const titles = outlineTitles(Object.assign({}, ...sources.map(({ own }) => own)));
    return sources.map(({ bundle, own }) => {
      const source = bundle === 'sitemap' ? { ...own, ...titles } : own;
      const messages = Object.fromEntries(
        Object.entries(source).map(([id, text]) => [id, compileMessage(`${language}/${id}`, text, brand)]),
      );
      const hash = contentHash(JSON.stringify(messages));
      return {
        language,
        bundle,
        messages,
        url: `/messages/${language}/${bundle}${options.hashed ? `.${hash}` : ''}.json`,
      };
    });
  });
}

/** Serves bundles, compiled only when one is requested. */
export function serveBundles(compile: () => CompiledBundle[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url?.split('?')[0];
    const found = address?.startsWith('/messages/') && compile().find(({ url }) => url === address);
    if (!found) return next();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found.messages));
  };
}

/**
 * Serves message bundles. `virtual:message-urls` maps language and bundle to an address. The build writes files; the development server
 * compiles on each request, so that changes show after a reload.
 */
export function messagesPlugin(brand: string): Plugin {
  let hashed = false;
  return {
    name: 'stet-messages',
    configResolved(config) {
      hashed = config.command === 'build';
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return;
      const urls: Record<string, Record<string, string>> = { en: {}, he: {} };
      for (const { language, bundle, url } of compileBundles(brand, { hashed }))
        urls[language]![bundle] = url;
      return `export const messageUrls = ${JSON.stringify(urls)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { url, messages } of compileBundles(brand, { hashed })) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: JSON.stringify(messages) });
      }
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(serveBundles(() => compileBundles(brand, { hashed: false })));
    },
  };
}
