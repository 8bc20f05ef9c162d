import { loadStyles } from '@stet/theme';
import { messageUrls } from 'virtual:message-urls';
import type { Bundle } from '../../translations';
import { languages, type Language } from './languages';
import { createBundleLoader } from './loadBundle';
import { createLocaleStore, type LocaleBackend, type LocaleStart, type LocaleStore } from './localeStore';

/** Reads bundles over HTTP and styles from their own chunks: what a browser uses (M2). */
function httpBackend(): LocaleBackend<Bundle> {
  const loadBundle = createBundleLoader();
  return {
    loadMessages: (language: Language, bundle) => loadBundle(messageUrls[language][bundle]),
    loadStyles: (language) => loadStyles(languages[language].direction),
  };
}

/** The store of a running page, started from what its HTML brought along, or from the network where it brought nothing. */
export async function startLocale(
  language: Language,
  bundles: readonly Bundle[],
  embedded?: LocaleStart<Bundle>['messages'],
): Promise<LocaleStore<Bundle>> {
  const backend = httpBackend();
  const [styles, messages] = await Promise.all([
    backend.loadStyles(language),
    embedded ?? Promise.all(bundles.map((bundle) => backend.loadMessages(language, bundle))).then((all) => Object.assign({}, ...all)),
  ]);
  return createLocaleStore({ language, styles, bundles, messages }, backend);
}
