import { loadStyles } from '@stet/theme';
import type { Bundle } from '../../translations';
import { languages, type Language } from './languages';
import type { Messages } from './loadBundle';
import { createLocaleStore, type LocaleBackend, type LocaleStore } from './localeStore';
import { readMessages } from './readMessages';

interface LocaleStartOptions {
  language: Language;
  bundles: readonly Bundle[];
  /** The messages that travelled with the page; without them the bundles are read over HTTP. */
  embedded?: Messages;
  /** What must be on hand before another language may be drawn. */
  beforeSwitch: () => Promise<void>;
}

/** The store of a running page: bundles come over HTTP, styles from their own chunks (M2). */
export async function startLocale({
  language,
  bundles,
  embedded,
  beforeSwitch,
}: LocaleStartOptions): Promise<LocaleStore<Bundle>> {
  const backend: LocaleBackend<Bundle> = {
    loadMessages: readMessages,
    async loadStyles(wanted) {
      const [styles] = await Promise.all([loadStyles(languages[wanted].direction), beforeSwitch()]);
      return styles;
    },
  };
  const read = async () => {
    const all = await Promise.all(bundles.map((bundle) => backend.loadMessages(language, bundle)));
    return Object.assign({}, ...all) as Messages;
  };
  const [styles, messages] = await Promise.all([
    loadStyles(languages[language].direction),
    embedded ?? read(),
  ]);
  return createLocaleStore({ language, styles, bundles, messages }, backend);
}
