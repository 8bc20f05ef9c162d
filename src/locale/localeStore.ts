import type { Styles } from '@stet/theme/core';
import type { Bundle } from '../../translations';
import { createStore, type Store } from '../hooks/createStore';
import { otherLanguage, type Language } from './languages';
import type { Messages } from './loadBundle';

/** Language, messages and styles on screen, which only change together. */
export interface LocaleSnapshot {
  language: Language;
  messages: Messages;
  styles: Styles;
  /** A language that is loading or has failed, while the old one stays on screen. */
  switching?: { to: Language; state: 'loading' | 'failed' } | undefined;
}

/** Source of bundles and styles: HTTP in the browser, memory in the prerenderer. */
export interface LocaleBackend {
  loadMessages(language: Language, bundle: Bundle): Promise<Messages>;
  loadStyles(language: Language): Promise<Styles>;
}

/** The language on screen, outside React, so that route loaders can wait for messages. */
export interface LocaleStore extends Pick<Store<LocaleSnapshot>, 'get' | 'subscribe'> {
  /** Resolves when the bundles have loaded in the current language. */
  loadBundles(bundles: readonly Bundle[]): Promise<void>;
  /** Resolves when the bundles have loaded in the other language, have failed, or take long: pages work without it. */
  loadSecondary(bundles: readonly Bundle[]): Promise<void>;
  /** Loads everything on screen in another language, then switches. A failure only changes `switching`. */
  switchTo(language: Language): Promise<void>;
}

/** How long pages wait for the other language's messages, in milliseconds: retries take much longer. */
const longestSecondaryWait = 1000;

/** Changes the language by calling `update`, possibly later. */
export type ApplyUpdate = (update: () => void) => void;

/**
 * Creates the store from the page's HTML.
 * @param applyUpdate animates a change of language; by default it is immediate.
 */
export function createLocaleStore(
  start: Omit<LocaleSnapshot, 'switching'> & { bundles: readonly Bundle[] },
  backend: LocaleBackend,
  applyUpdate: ApplyUpdate = (update) => update(),
): LocaleStore {
  const { language, messages, styles } = start;
  const { get, set, subscribe } = createStore<LocaleSnapshot>({ language, messages, styles });
  const loadedBundles = new Set(start.bundles);

  async function load(language: Language, bundles: Iterable<Bundle>): Promise<Messages> {
    const all = await Promise.all([...bundles].map((bundle) => backend.loadMessages(language, bundle)));
    return Object.assign({}, ...all);
  }

  return {
    get,
    subscribe,
    async loadBundles(bundles) {
      for (;;) {
        const missing = bundles.filter((bundle) => !loadedBundles.has(bundle));
        if (missing.length === 0) return;
        const { language } = get();
        const messages = await load(language, missing);
        // The language has changed in the meantime: load these bundles again.
        if (get().language !== language) continue;
        missing.forEach((bundle) => loadedBundles.add(bundle));
        // Nothing on screen uses these messages yet, so no update is needed.
        Object.assign(get().messages, messages);
        return;
      }
    },
    async loadSecondary(bundles) {
      const loaded = load(otherLanguage(get().language), bundles).catch(() => undefined);
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestSecondaryWait))]);
    },
    async switchTo(language) {
      if (language === get().language) {
        if (get().switching) set({ ...get(), switching: undefined });
        return;
      }
      set({ ...get(), switching: { to: language, state: 'loading' } });
      const stillWanted = () => get().switching?.to === language;
      const messages: Messages = {};
      const loaded = new Set<Bundle>();
      const missing = () => [...loadedBundles].filter((bundle) => !loaded.has(bundle));
      async function loadMissing() {
        const bundles = missing();
        Object.assign(messages, await load(language, bundles));
        bundles.forEach((bundle) => loaded.add(bundle));
      }
      try {
        const [styles] = await Promise.all([backend.loadStyles(language), loadMissing()]);
        // Navigation may have added bundles in the meantime.
        while (missing().length > 0) await loadMissing();
        if (!stillWanted()) return;
        applyUpdate(() => {
          if (!stillWanted()) return;
          // Bundles may also have loaded while the animation was pending.
          if (missing().length > 0) void this.switchTo(language);
          else set({ language, styles, messages });
        });
      } catch {
        if (stillWanted()) set({ ...get(), switching: { to: language, state: 'failed' } });
      }
    },
  };
}
