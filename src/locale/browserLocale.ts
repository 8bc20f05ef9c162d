import { loadStyles } from '@stet/theme/core';
import type { Bundle } from '../../translations';
import { languages, type Language } from './languages';
import { createLocaleStore, type LocaleBackend, type LocaleStore, type ApplyUpdate } from './localeStore';
import { readMessages } from './readMessages';

interface LocaleStartOptions {
  language: Language;
  bundles: readonly Bundle[];
  /** Animates a later change of language. */
  applyUpdate: ApplyUpdate;
}

const backend: LocaleBackend = {
  loadMessages: readMessages,
  loadStyles: (language) => loadStyles(languages[language].direction),
};

/** The browser's store: bundles over HTTP, styles from their chunks. Rejects if one cannot be read. */
export async function startLocale({
  language,
  bundles,
  applyUpdate,
}: LocaleStartOptions): Promise<LocaleStore> {
  const [styles, ...all] = await Promise.all([
    backend.loadStyles(language),
    ...bundles.map((bundle) => backend.loadMessages(language, bundle)),
  ]);
  return createLocaleStore(
    { language, styles, bundles, messages: Object.assign({}, ...all) },
    backend,
    applyUpdate,
  );
}
