import type { Styles } from '@stet/theme/core';
import type { Bundle } from '../../translations';
import type { Language } from './languages';
import type { Messages } from './loadBundle';

/** Source of bundles and styles: HTTP in the browser, memory in the prerenderer. */
export interface LocaleBackend {
  loadMessages(language: Language, bundle: Bundle): Promise<Messages>;
  loadStyles(language: Language): Promise<Styles>;
}

/** What has been loaded of both languages, outside React, so that route loaders can wait for it. */
export interface LocaleFiles {
  /** Loads styles and bundles. Rejects if one cannot be read; then it may be called again. */
  load(language: Language, bundles: readonly Bundle[]): Promise<void>;
  /** Loads bundles that pages do without. Resolves when they have loaded or failed, or after a second, since retries take much longer. */
  loadOptional(language: Language, bundles: readonly Bundle[]): Promise<void>;
  /** What `load` has loaded. Messages of later bundles are added to the same object, so that the page on screen is not rendered again. */
  get(language: Language): { messages: Messages; styles: Styles };
}

/** In ms. */
const longestOptionalWait = 1000;

export function createLocaleFiles({ loadMessages, loadStyles }: LocaleBackend): LocaleFiles {
  const loaded = new Map<Language, { messages: Messages; styles: Styles }>();

  const loadAll = (language: Language, bundles: readonly Bundle[]) =>
    Promise.all(bundles.map((bundle) => loadMessages(language, bundle)));

  return {
    async load(language, bundles) {
      const [styles, all] = await Promise.all([loadStyles(language), loadAll(language, bundles)]);
      const { messages } = loaded.get(language) ?? { messages: {} };
      loaded.set(language, { messages: Object.assign(messages, ...all), styles });
    },
    async loadOptional(language, bundles) {
      const settled = loadAll(language, bundles).catch(() => undefined);
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longestOptionalWait))]);
    },
    get(language) {
      const files = loaded.get(language);
      if (!files) throw new Error(`Nothing has been loaded in ${language}.`);
      return files;
    },
  };
}
