import type { Styles } from '@stet/theme/core';
import type { Language } from './languages';
import type { Messages } from './loadBundle';

/** What is on screen: a language, its messages and its styles. They only ever change together. */
export interface LocaleSnapshot {
  language: Language;
  messages: Messages;
  styles: Styles;
  /** The language that is being loaded, or that could not be loaded; the screen keeps the old one meanwhile. */
  switching?: { to: Language; state: 'loading' | 'failed' } | undefined;
}

/** Where bundles and styles come from: over HTTP in the browser, from memory in the prerenderer. */
export interface LocaleBackend<Bundle extends string> {
  loadMessages(language: Language, bundle: Bundle): Promise<Messages>;
  loadStyles(language: Language): Promise<Styles>;
}

/** The language on screen, outside React, so that routes can wait for a page's messages before they show it. */
export interface LocaleStore<Bundle extends string> {
  get(): LocaleSnapshot;
  subscribe(listener: () => void): () => void;
  /** Resolves when the bundles are on hand in the language on screen; rejects when one cannot be read. */
  need(bundles: readonly Bundle[]): Promise<void>;
  /** Loads everything on screen in another language, then switches at once. A failure changes nothing but `switching`. */
  switchTo(language: Language): Promise<void>;
}

export interface LocaleStart<Bundle extends string> {
  language: Language;
  styles: Styles;
  bundles: readonly Bundle[];
  messages: Messages;
}

/** Makes a change of language by calling `update`, now or a moment later. */
export type ShowLanguage = (update: () => void) => void;

/**
 * Creates the store from what the page brought along in its HTML.
 * @param show lets a change of language be seen as it is made; without it, it is a cut.
 */
export function createLocaleStore<Bundle extends string>(
  start: LocaleStart<Bundle>,
  backend: LocaleBackend<Bundle>,
  show: ShowLanguage = (update) => update(),
): LocaleStore<Bundle> {
  let snapshot: LocaleSnapshot = { language: start.language, messages: start.messages, styles: start.styles };
  const held = new Set<Bundle>(start.bundles);
  const listeners = new Set<() => void>();

  function set(next: LocaleSnapshot) {
    snapshot = next;
    listeners.forEach((listener) => listener());
  }

  async function load(language: Language, bundles: Iterable<Bundle>): Promise<Messages> {
    const all = await Promise.all([...bundles].map((bundle) => backend.loadMessages(language, bundle)));
    return Object.assign({}, ...all) as Messages;
  }

  return {
    get: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async need(bundles) {
      for (;;) {
        const missing = bundles.filter((bundle) => !held.has(bundle));
        if (missing.length === 0) return;
        const { language } = snapshot;
        const messages = await load(language, missing);
        // A language switch that ended in between has not loaded these bundles: load them again in the new language.
        if (snapshot.language !== language) continue;
        missing.forEach((bundle) => held.add(bundle));
        // Nothing on screen reads these messages yet, so they join the others without anything being redrawn.
        Object.assign(snapshot.messages, messages);
        return;
      }
    },
    async switchTo(language) {
      if (language === snapshot.language) {
        if (snapshot.switching) set({ ...snapshot, switching: undefined });
        return;
      }
      set({ ...snapshot, switching: { to: language, state: 'loading' } });
      const stillWanted = () => snapshot.switching?.to === language;
      const messages: Messages = {};
      const loaded = new Set<Bundle>();
      const missing = () => [...held].filter((bundle) => !loaded.has(bundle));
      async function loadMissing() {
        const bundles = missing();
        Object.assign(messages, await load(language, bundles));
        bundles.forEach((bundle) => loaded.add(bundle));
      }
      try {
        const [styles] = await Promise.all([backend.loadStyles(language), loadMissing()]);
        // A page that was opened meanwhile has added its bundles.
        while (missing().length > 0) await loadMissing();
        if (!stillWanted()) return;
        show(() => {
          if (!stillWanted()) return;
          // So may a page that was opened while the change waited to be shown.
          if (missing().length > 0) void this.switchTo(language);
          else set({ language, styles, messages });
        });
      } catch {
        if (stillWanted()) set({ ...snapshot, switching: { to: language, state: 'failed' } });
      }
    },
  };
}
